// A page that was opened from a file may not start a worker: the search runs in a hidden frame instead.
if (location.protocol === "file:") {
  window.Worker = class extends EventTarget {
    constructor(address) {
      super();
      this.waiting = [];
      const frame = document.createElement("iframe");
      frame.hidden = true;
      document.body.append(frame);
      const inside = frame.contentWindow;
      inside.postMessage = (data) => this.tell(data);
      inside.importScripts = (...addresses) =>
        addresses.reduce((before, each) => before.then(() => this.run(inside, each)), Promise.resolve());
      this.inside = inside;
      this.run(inside, address).then(() => {
        const waited = this.waiting;
        this.waiting = null;
        waited.forEach((data) => this.postMessage(data));
      });
    }
    run(inside, address) {
      return new Promise((done, failed) => {
        const script = inside.document.createElement("script");
        script.src = new URL(address, document.baseURI).href;
        script.onload = done;
        script.onerror = failed;
        inside.document.body.append(script);
      });
    }
    tell(data) {
      const event = new MessageEvent("message", { data });
      this.dispatchEvent(event);
      if (this.onmessage) this.onmessage(event);
    }
    postMessage(data) {
      if (this.waiting) this.waiting.push(data);
      else this.inside.dispatchEvent(new this.inside.MessageEvent("message", { data }));
    }
    terminate() {
      this.inside.frameElement.remove();
    }
  };
}
