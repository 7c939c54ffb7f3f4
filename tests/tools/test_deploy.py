"""The files for a server: what can be checked of them without a container engine or systemd."""

import configparser
import re
from pathlib import Path

import yaml

import tapete
from tapete.cli import parser
from tapete.cli.text import Text

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"


def options_of(command: str) -> set[str]:
    whole = parser(Text("en"), command)
    chosen = next(action for action in whole._actions if action.dest == "command")
    assert isinstance(chosen.choices, dict)
    return {option for action in chosen.choices[command]._actions for option in action.option_strings}


def named(text: str) -> set[str]:
    return set(re.findall(r"(?<![\w-])--[a-z][a-z-]*", text))


def test_the_compose_file_starts_three_services_that_know_each_other() -> None:
    told = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    assert set(told["services"]) == {"tapete", "database", "caddy"}
    proxy = told["services"]["caddy"]["networks"]["inside"]["ipv4_address"]
    command = told["services"]["tapete"]["command"]
    assert f"--proxy={proxy}" in command
    assert {word.partition("=")[0] for word in command} <= options_of("serve")
    assert told["services"]["tapete"]["read_only"] is True
    assert "/ready" in told["services"]["tapete"]["healthcheck"]["test"][-1]
    wanted = set(re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yaml").read_text(encoding="utf-8")))
    given = set(re.findall(r"^(\w+)=", (DEPLOY / "env.example").read_text(encoding="utf-8"), re.MULTILINE))
    assert wanted == given


def test_the_image_runs_what_the_command_knows_as_nobody_in_particular() -> None:
    told = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    entry = told[told.index("ENTRYPOINT") :]
    assert named(entry) <= options_of("serve")
    assert told.index("--uid 10001") < told.index("USER 10001") < told.index("ENTRYPOINT")
    assert "HEALTHCHECK" in told and "/ready" in told


def test_nothing_of_a_checkout_in_use_reaches_the_image() -> None:
    """Its environment and its builds are of another machine."""
    kept_out = set((ROOT / ".dockerignore").read_text(encoding="utf-8").split("\n"))
    assert {".git", ".venv", "build", "dist", "web/node_modules", "src/tapete/server/static", "deploy/.env"} <= kept_out


def test_the_unit_runs_what_the_command_knows() -> None:
    unit = configparser.ConfigParser(strict=True, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(DEPLOY / "tapete.service", encoding="utf-8")
    assert set(unit.sections()) == {"Unit", "Service", "Install"}
    assert named(unit["Service"]["ExecStart"]) <= options_of("serve")
    assert unit["Service"]["NoNewPrivileges"] == "yes"


def test_the_guide_names_only_what_there_is() -> None:
    guide = (ROOT / "docs/deploy.md").read_text(encoding="utf-8")
    known = options_of("serve") | {"--data"} | {"--build", "--now"} | {"--clean", "--if-exists"}
    assert named(guide) <= known, named(guide) - known
    for name in re.findall(r"deploy/([\w.]+)", guide):
        assert (DEPLOY / name).exists(), name


def test_a_citation_says_what_is_cited() -> None:
    told = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert told["cff-version"] == "1.2.0" and told["license"] == "Apache-2.0"
    assert told["version"] == tapete.__version__
