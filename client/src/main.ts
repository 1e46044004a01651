import { mount } from 'svelte';
import App from './App.svelte';
import './lib/style/palette.css';
import './lib/style/base.css';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');

export default mount(App, { target });
