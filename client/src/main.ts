import { mount } from 'svelte';
import App from './App.svelte';
import './lib/style/palette.css';
import './lib/style/base.css';

// A page may go elsewhere without being loaded anew; what its head names stays where it was.
for (const link of document.querySelectorAll<HTMLLinkElement>(
  'link[rel$=icon], link[rel=manifest]',
))
  link.setAttribute('href', link.href);

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');

export default mount(App, { target });
