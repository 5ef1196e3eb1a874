import { definePaintingQuoteForm } from 'painting-widgets';
import { mount } from 'svelte';
import App from './App.svelte';

definePaintingQuoteForm();
const target = document.querySelector('#app');
if (target) mount(App, { target });
