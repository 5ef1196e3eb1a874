import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkCampaignTouch,
  describeLeadSource,
  hasAttribution,
  parseLeadSource,
  readCampaignTouch,
} from '../../../shared/campaign-touch';

const site = 'https://painter.example';

describe('the campaign touch of a visit', () => {
  it('keeps the campaign parameters, the landing path and the host of the site before', () => {
    const address = `${site}/offers?utm_source=google&UTM_Campaign=spring%20sale&gclid=abc&q=secret#part`;
    expect(readCampaignTouch(address, 'https://news.example/story?id=7')).toEqual({
      utm_source: 'google',
      utm_campaign: 'spring sale',
      gclid: 'abc',
      landing: '/offers',
      referrer: 'news.example',
    });
  });

  it.each(['fbclid', 'msclkid', 'gclid', 'gbraid', 'wbraid', 'utm_id', 'utm_source_platform'])(
    'keeps %s',
    (name) => {
      expect(readCampaignTouch(`${site}/?${name}=7`, '')).toEqual({ [name]: '7', landing: '/' });
    },
  );

  it('takes the first of a repeated parameter and leaves out empty ones', () => {
    const touch = readCampaignTouch(`${site}/?utm_source=&utm_source=a&utm_source=b&utm_medium=%20`, '');
    expect(touch).toEqual({ utm_source: 'a', landing: '/' });
  });

  it.each([`${site}/about`, 'https://www.painter.example/', '', 'not an address', 'about:client'])(
    'knows no other site in the referrer %j',
    (referrer) => {
      expect(readCampaignTouch(`${site}/`, referrer)).toEqual({ landing: '/' });
    },
  );

  it('recognises another site by its whole host name', () => {
    expect(readCampaignTouch(`${site}/`, 'https://painter.www.example/')).toEqual({
      landing: '/',
      referrer: 'painter.www.example',
    });
  });

  it.each(['https://painter.example/offers', 'http://painter.example/offers'])(
    'keeps the path of %s',
    (address) => expect(readCampaignTouch(address, '')).toEqual({ landing: '/offers' }),
  );

  it.each(['file:///home/me/page.html', 'app+https://bundle/page.html', 'about:srcdoc'])(
    'keeps the path of %s to itself',
    (address) => expect(readCampaignTouch(address, '')).toEqual({}),
  );

  it('has attribution if there is a campaign or another site, but not for a landing page alone', () => {
    expect(hasAttribution({})).toBe(false);
    expect(hasAttribution({ landing: '/' })).toBe(false);
    expect(hasAttribution({ landing: '/', referrer: 'news.example' })).toBe(true);
    expect(hasAttribution({ gclid: 'x', landing: '/' })).toBe(true);
  });
});

describe('a touch read from storage', () => {
  it.each([undefined, null, 7, 'text', ['utm_source']])('takes nothing from %j', (value) => {
    expect(checkCampaignTouch(value)).toBeUndefined();
  });

  it('leaves out unknown names and values that are not texts', () => {
    const stored = { utm_source: 'a', landing: 7, source: 'forged', referrer: { x: 1 }, gclid: 'b' };
    expect(checkCampaignTouch(stored)).toEqual({ utm_source: 'a', gclid: 'b' });
  });

  it('equals the stored one', () => {
    const touch = readCampaignTouch(`${site}/a%20b?utm_term=x%3By&fbclid=z`, 'https://b.example/');
    expect(checkCampaignTouch(JSON.parse(JSON.stringify(touch)))).toEqual(touch);
  });
});

describe("the business's line on a lead's source", () => {
  it('joins the source and the first touch', () => {
    const touch = {
      utm_source: 'google',
      utm_campaign: 'spring',
      landing: '/offers',
      referrer: 'news.example',
    };
    expect(describeLeadSource('partner-x', touch)).toBe(
      'source=partner-x; utm_source=google; utm_campaign=spring; landing=/offers; referrer=news.example',
    );
  });

  it('is left out if no source, campaign or other site is known', () => {
    expect(describeLeadSource(undefined, {})).toBeUndefined();
    expect(describeLeadSource(' \n', { landing: '/' })).toBeUndefined();
    expect(describeLeadSource('partner-x', { landing: '/' })).toBe('source=partner-x; landing=/');
    expect(describeLeadSource(undefined, { landing: '/', referrer: 'b.example' })).toBe(
      'landing=/; referrer=b.example',
    );
  });

  it('lets no value be mistaken for another', () => {
    expect(describeLeadSource('a; utm_source=forged\r\nBcc: x', {})).toBe(
      'source=a utm_source=forged Bcc: x',
    );
  });

  it('has click ids whole and before everything else of the touch', () => {
    const fbclid = `IwAR${'x'.repeat(136)}`;
    const address = `${site}/?utm_source=a&utm_medium=${'m'.repeat(300)}&fbclid=${fbclid}&gclid=b`;
    expect(describeLeadSource('partner-x', readCampaignTouch(address, ''))).toBe(
      `source=partner-x; fbclid=${fbclid}; gclid=b; utm_source=a; utm_medium=${'m'.repeat(300)}; landing=/`,
    );
  });

  it('leaves out whole a value of more than 500 characters', () => {
    const lineOf = (characters: number) =>
      describeLeadSource('partner-x', readCampaignTouch(`${site}/?gclid=${'x'.repeat(characters)}`, ''));
    expect(lineOf(500)).toBe(`source=partner-x; gclid=${'x'.repeat(500)}; landing=/`);
    expect(lineOf(501)).toBe('source=partner-x; landing=/');
    expect(describeLeadSource('x'.repeat(501), {})).toBeUndefined();
  });

  it("has at most 2,000 characters, and leaves out values that don't fit entirely", () => {
    const long = 'x'.repeat(470);
    const names = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];
    const query = names.map((name) => `${name}=${long}`).join('&');
    const line = describeLeadSource(
      undefined,
      readCampaignTouch(`${site}/?${query}`, 'https://news.example/'),
    );
    expect(line).toBe(
      `utm_source=${long}; utm_medium=${long}; utm_campaign=${long}; utm_term=${long}; landing=/; referrer=news.example`,
    );
  });

  it('stays one bounded line of printable text for any input', () => {
    const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 150 }), fc.string({ maxLength: 150 }));
    const name = fc.constantFrom('utm_source', 'utm_medium', 'gclid', 'fbclid', 'utm_x', 'landing', 'q');
    const parameters = fc.array(fc.tuple(name, text), { maxLength: 8 });
    fc.assert(
      fc.property(parameters, text, text, text, (entries, path, referrer, source) => {
        const address = new URL(site);
        address.pathname = path;
        for (const [key, value] of entries) address.searchParams.append(key, value);
        const touch = readCampaignTouch(address.href, `https://${referrer}`);
        const line = describeLeadSource(source, touch) ?? '';
        expect(line.length).toBeLessThanOrEqual(2000);
        expect(line).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u);
        for (const part of line ? line.split('; ') : []) {
          expect(part).toMatch(/^(?:source|utm_\w+|gclid|fbclid|landing|referrer)=[^;]{1,500}$/);
        }
        // What the line says can be read back, unless it had no room for everything.
        if (line !== '' && line.length < 1400)
          expect(parseLeadSource(line)).toEqual({ source: expect.any(String), attribution: touch });
      }),
    );
  });
});

it.each(['', 'the fair', 'colour=blue', 'source=a; the fair'])(
  'the text %j is not taken for the line that a tag writes',
  (text) => {
    expect(parseLeadSource(text)).toBeNull();
  },
);

it('a line longer than a tag writes is not taken apart', () => {
  expect(parseLeadSource(`source=${'x'.repeat(2000)}`)).toBeNull();
});
