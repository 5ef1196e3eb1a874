import { expect } from 'chai';
import { definePaintingQuoteForm } from '../../widgets/painting-quote-form';
import { mountQuoteForm } from '../support/driver/quote-form-screen';
import { useFakeClock } from '../support/page/fake-clock';
import { nextFrame } from '../support/page/until';
import { useFakeServices } from '../support/server/fake-services';

definePaintingQuoteForm();

describe("A visitor's attribution", () => {
  const clock = useFakeClock();
  const services = useFakeServices();
  const address = location.href;
  const key = 'painting-first-touch';

  beforeEach(() => {
    sessionStorage.removeItem(key);
    history.replaceState(null, '', '?utm_source=spring');
  });
  afterEach(() => history.replaceState(null, '', address));

  /** Sends a request and returns its mail's lead source. */
  async function sentSource(attributes: string, between = () => {}): Promise<string | undefined> {
    const form = await mountQuoteForm(attributes);
    await nextFrame();
    expect(sessionStorage.getItem(key)).to.equal(null);
    between();
    form.fill();
    form.submit();
    await clock.current.until(() => services.current.mails.length === 2);
    return /^Came from: (.*)$/m.exec(services.current.mails[0]?.body.template_params.lead_details)?.[1];
  }

  // First, because consent holds for the whole page view.
  it('is stored and sent only after consent, if the tag requires it', async () => {
    const source = await sentSource('attribution="consent"', () => {
      dispatchEvent(new Event('painting-consent'));
      expect(sessionStorage.getItem(key)).to.contain('spring');
    });
    expect(source).to.contain('utm_source=spring');
  });

  it('is neither stored nor sent with attribution="off", even with consent', async () => {
    const source = await sentSource('attribution="off" source="partner"', () =>
      dispatchEvent(new Event('painting-consent')),
    );
    expect(source).to.equal('source=partner');
    expect(sessionStorage.getItem(key)).to.equal(null);
  });
});
