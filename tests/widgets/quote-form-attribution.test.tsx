import { expect } from 'chai';
import { definePaintingQuoteForm } from '../../widgets/painting-quote-form';
import { mountQuoteForm } from '../support/driver/quote-form-screen';
import { useFakeClock } from '../support/page/fake-clock';
import { nextFrame } from '../support/page/until';
import { useFakeServices } from '../support/server/fake-services';

definePaintingQuoteForm();

describe('Where a visitor came from', () => {
  const clock = useFakeClock();
  const services = useFakeServices();
  const address = location.href;
  const key = 'painting-first-touch';

  beforeEach(() => {
    sessionStorage.removeItem(key);
    history.replaceState(null, '', '?utm_source=spring');
  });
  afterEach(() => history.replaceState(null, '', address));

  /** Sends a request, and gives what its mail says of where it came from. */
  async function sentSource(attributes: string, between = () => {}): Promise<string | undefined> {
    const form = await mountQuoteForm(attributes);
    await nextFrame();
    expect(sessionStorage.getItem(key)).to.equal(null);
    between();
    form.fill();
    form.submit();
    await clock.current.until(() => services.current.mails.length === 2);
    return services.current.mails[0]?.body.template_params.lead_source;
  }

  // First: what a page consents to holds for as long as it is there.
  it('is stored and sent once the page has consent, where the tag waits for it', async () => {
    const source = await sentSource('attribution="consent"', () => {
      dispatchEvent(new Event('painting-consent'));
      expect(sessionStorage.getItem(key)).to.contain('spring');
    });
    expect(source).to.contain('utm_source=spring');
  });

  it('is neither stored nor sent with attribution="off", whatever the page says', async () => {
    const source = await sentSource('attribution="off" source="partner"', () =>
      dispatchEvent(new Event('painting-consent')),
    );
    expect(source).to.equal('source=partner');
    expect(sessionStorage.getItem(key)).to.equal(null);
  });
});
