import { definePaintingQuoteForm } from 'painting-widgets';

definePaintingQuoteForm();

const form = document.createElement('painting-quote-form');
const output = document.createElement('output');
form.heading = 'A quote';
form.mode = 'test';
form.prefill({ address: '1 Main Street' });
form.addEventListener('painting-start', ({ type }) => {
  output.textContent = type;
});
document.querySelector('#app')?.append(form, output);
