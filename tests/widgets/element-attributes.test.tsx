import { expect } from 'chai';
import { definePaintingQuoteForm } from '../../widgets/painting-quote-form';

describe('try', () => {
  it('renders', async () => {
    definePaintingQuoteForm();
    const el = document.createElement('painting-quote-form');
    document.body.append(el);
    await new Promise((resolve) => el.addEventListener('painting-ready', resolve));
    expect(el.shadowRoot?.querySelectorAll('input').length).to.equal(5);
    expect(import.meta.env.RUNTIME).to.equal('preact');
  });
});
