import { start } from '#house';
import { mount } from 'svelte';
import './fonts.css';
import './app.css';
import App from './App.svelte';

const target = document.getElementById('app')!;
target.replaceChildren(); // what stood there while this was on its way
mount(App, { target });
start();
