import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  businessFile,
  parseBusiness,
  readBusiness,
  scriptJobs,
  timeSpan,
  widgetSettings,
} from '../../../../build/business/business';
import { businessSettingsPlugin } from '../../../../build/business/business-settings-plugin';
import { fileHref } from '../../../../build/business/host-settings';
import { priceContradictions } from '../../../../build/check/price-contradictions';
import { fillIn } from '../../../../build/content/fill-in';
import { contentSecurityPolicy } from '../../../../build/site/content-security-policy';
import { absoluteUrl, urlOnServer } from '../../../../server/base/business';
import { businessRules, type Facts } from '../../../../shared/business/business-rules';
import type { Business } from '../../../../shared/business/business-schema';
import { jobsOf } from '../../../../shared/jobs/job';
import { stockJobs } from '../../../../shared/jobs/stock-jobs';
import { inAmericanEnglish } from '../../../../shared/locales/american-english';
import { currencySymbol } from '../../../../shared/money';
import { texts } from '../../../../shared/texts';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

type Fields = Record<string, unknown>;

function businessWith(change: (fields: Fields) => void): string {
  const fields: Fields = JSON.parse(readFileSync(businessFile, 'utf8'));
  change(fields);
  return JSON.stringify(fields);
}

function mistakesOf(json: string): string[] {
  try {
    parseBusiness(json);
  } catch (error) {
    return String(error instanceof Error ? error.message : error).split('\n');
  }
  return [];
}

describe('the published prices', () => {
  const mistakes = (facts: Facts, change: Partial<Business> = {}) =>
    priceContradictions({ ...readBusiness(), ...change, facts }, stockJobs).map(
      ({ field, message }) => `${field}: ${message}`,
    );

  it('agree with the rates', () => {
    expect(mistakes(readBusiness().facts)).toEqual([]);
  });

  it('are reported with the job if they contradict its rates', () => {
    const [first, ...others] = mistakes({ exteriorRate: { from: 3, to: 3.3 } }, { jobs: ['exterior'] });
    expect(first).toMatch(
      /^facts\.exteriorRate: is 3 to 3\.3, but exterior walls=1000 siding=vinyl .* costs 3\.50: correct the figure, or the rates of the job 'exterior'$/,
    );
    expect(others.length).toBeGreaterThan(0);
    expect(mistakes({ homeExample: { area: 1500, from: 9000, to: 9500 } })).toHaveLength(2);
  });

  it('are per square metre if the business measures in square metres', () => {
    const units = 'm²' as const;
    expect(mistakes({ exteriorRate: { from: 32, to: 54 } }, { units })).toEqual([]);
    expect(mistakes({ exteriorRate: { from: 3, to: 5 } }, { units })).not.toEqual([]);
  });

  it('are not compared with jobs that the business does not do', () => {
    expect(mistakes({ exteriorRate: { from: 30, to: 50 } }, { jobs: ['general'] })).toEqual([]);
  });

  it('names a job without a file', () => {
    expect(() => jobsOf(['roof'], stockJobs, 'business.json')).toThrow(
      "business.json: jobs.0: 'roof' must be",
    );
  });
});

describe('the check of site/business.json', () => {
  it("accepts this project's file", () => {
    expect(readBusiness()).toMatchObject(JSON.parse(readFileSync(businessFile, 'utf8')));
  });

  it('applies default rules if a file names none', () => {
    const json = businessWith((fields) => {
      for (const name of Object.keys(businessRules)) delete fields[name];
    });
    expect(parseBusiness(json)).toMatchObject({
      contactPromise: { closingHour: 18, closedDays: ['Saturday'] },
      minimumOrder: 350,
      currency: 'CAD',
      languages: ['en', 'fr'],
      units: 'sq ft',
      facts: {},
      retentionDays: 730,
    });
    const partly = businessWith((fields) => {
      fields.contactPromise = { closingHour: 17 };
    });
    expect(parseBusiness(partly).contactPromise).toEqual({ closingHour: 17, closedDays: ['Saturday'] });
  });

  it.each([
    ['contactPromise', { closingHour: 25 }, 'contactPromise.closingHour: must be an hour from 1 to 24'],
    ['contactPromise', { closedDays: ['samedi'] }, 'contactPromise.closedDays.0: must be one of Sunday'],
    ['contactPromise', { closedDays: weekdays }, 'contactPromise.closedDays: must leave one day'],
    ['minimumOrder', -1, 'minimumOrder: must be 0 or more'],
    ['currency', 'dollars', 'currency: must be a currency code, such as CAD'],
    ['languages', [], 'languages: must name at least one language'],
    ['languages', ['de'], 'languages.0: must be one of en, fr'],
    ['units', 'feet', 'units: must be sq ft or m²'],
    ['facts', { warrantyYears: 1.5 }, 'facts.warrantyYears: must be a whole number'],
    ['facts', { exteriorDays: { from: 2, to: 1 } }, 'facts.exteriorDays.to: must not be less than "from"'],
    ['facts', { warranty: 2 }, 'facts.warranty: is not a known field'],
  ])('rejects the rule %s: %j', (name, value, mistake) => {
    const json = businessWith((fields) => {
      fields[name] = value;
    });
    expect(mistakesOf(json)).toEqual([expect.stringContaining(`site/business.json: ${mistake}`)]);
  });

  it('lists every field missing from an empty file', () => {
    const names = Object.keys(JSON.parse(readFileSync(businessFile, 'utf8'))).filter(
      (name) => !Object.hasOwn(businessRules, name) && name !== 'host',
    );
    expect(mistakesOf('{}')).toEqual(names.map((name) => `site/business.json: ${name}: is missing`));
  });

  it('lists all mistakes at once, with their places', () => {
    const json = businessWith((fields) => {
      fields.phone = { shown: '', dialled: '416 555 0187' };
      fields.url = `${fields.url}/`;
      fields.serviceArea = { ...(fields.serviceArea as Fields), latitude: 91, zoom: '8.2', towns: [] };
    });
    expect(mistakesOf(json)).toEqual([
      'site/business.json: url: must be only the protocol and the host, without a path or a slash at the end',
      'site/business.json: phone.shown: must not be empty',
      'site/business.json: phone.dialled: must be + and the digits with the country code, such as +14165550187',
      'site/business.json: serviceArea.latitude: must be from -90 to 90',
      'site/business.json: serviceArea.zoom: must be a number',
      'site/business.json: serviceArea.towns: must name at least one town',
    ]);
  });

  it('reports a map place without a town, and a water without a course', () => {
    const json = businessWith(({ serviceArea }) =>
      Object.assign(serviceArea as Fields, { places: { Atlantis: [36, -25] } }),
    );
    expect(mistakesOf(json)).toEqual([
      'site/business.json: serviceArea.places.Atlantis: must be one of the towns',
    ]);
    const dry = businessWith(({ serviceArea }) =>
      Object.assign(serviceArea as Fields, { waters: [{ kind: 'lake', course: [[43, -79]] }] }),
    );
    expect(mistakesOf(dry)).toEqual([
      'site/business.json: serviceArea.waters.0.course: must have at least four places',
    ]);
  });

  it('reports a misspelt field and the missing one', () => {
    const json = businessWith((fields) => {
      fields.maps = { apikey: 'abc' };
    });
    expect(mistakesOf(json)).toEqual([
      'site/business.json: maps.apiKey: is missing',
      'site/business.json: maps.apikey: is not a known field',
    ]);
  });

  it.each([
    ['a script address', 'javascript:alert(1)'],
    ["another host's address without a protocol", '//elsewhere.example/api'],
    ['a bare word', 'api'],
  ])('rejects %s as an endpoint', (_kind, url) => {
    const json = businessWith((fields) => {
      fields.estimateService = { url };
    });
    expect(mistakesOf(json)).toEqual([
      'site/business.json: estimateService.url: must be a whole web address (https://…) or a path on this site that begins with /',
    ]);
  });

  it.each(['https://prices.example/api/estimate', '/api/estimate'])('accepts the endpoint %s', (url) => {
    const json = businessWith((fields) => {
      fields.estimateService = { url };
    });
    expect(parseBusiness(json).estimateService.url).toBe(url);
  });

  it('rejects an unknown time zone', () => {
    const json = businessWith((fields) => {
      fields.timeZone = 'Toronto';
    });
    expect(mistakesOf(json)).toEqual([
      'site/business.json: timeZone: must be a time zone name, such as America/Toronto',
    ]);
  });

  it('reports invalid JSON', () => {
    expect(mistakesOf('{"name": ')[0]).toMatch(/^site\/business\.json: is not valid JSON: /);
  });
});

describe("the widgets' settings", () => {
  it('contain exactly the endpoints, templates, rules and map', () => {
    const business = readBusiness();
    expect(widgetSettings(business)).toEqual({
      name: business.name,
      url: business.url,
      emailUrl: fileHref(business.emailService.url, business.host),
      emailServiceId: business.emailService.serviceId,
      emailPublicKey: business.emailService.publicKey,
      templates: business.emailService.templates,
      estimateUrl: fileHref(business.estimateService.url, business.host),
      timeZone: business.timeZone,
      ...business.contactPromise,
      minimumOrder: business.minimumOrder,
      estimateValidDays: business.estimateValidDays,
      answerTime: { en: expect.stringMatching(/^\d+ hours?$/), fr: expect.stringMatching(/^\d+ heures?$/) },
      currency: business.currency,
      currencySymbol: currencySymbol(business.currency),
      languages: business.languages,
      mapsApiKey: business.maps.apiKey,
      latitude: business.serviceArea.latitude,
      longitude: business.serviceArea.longitude,
      zoom: business.serviceArea.zoom,
      radiusKm: business.serviceArea.radiusKm,
    });
  });

  it('promise no answer in time if the business states none', () => {
    const { answerTime } = widgetSettings({ ...readBusiness(), facts: {} });
    expect(texts.en.delivery.assurance(answerTime.en, true)).toMatch(/^Free, /);
    expect(texts.fr.delivery.assurance(answerTime.fr, true)).toMatch(/^C'est gratuit/);
  });

  it('lead to the server where it is not the host of the pages, as do policy and mails', () => {
    const { host, ...business } = readBusiness();
    const elsewhere = { ...business, host: { ...host, server: 'https://leads.example' } };
    expect(widgetSettings(elsewhere)).toMatchObject({
      emailUrl: `https://leads.example${host.basePath}`,
      estimateUrl: `https://leads.example${host.basePath}api/estimate`,
      serverUrl: 'https://leads.example',
    });
    expect(contentSecurityPolicy(elsewhere)).toContain("connect-src 'self' https://leads.example;");
    expect(urlOnServer(elsewhere, 'leads/1')).toBe(`https://leads.example${host.basePath}leads/1`);
    expect(absoluteUrl(elsewhere, 'icon.png')).toBe(`${business.url}${host.basePath}icon.png`);
  });

  it('offer every job at once where the business does only one of the jobs in the script, so that no step is missing', () => {
    const offered = (...jobs: string[]) => scriptJobs({ ...readBusiness(), jobs }).map(({ id }) => id);
    expect(offered('exterior', 'specific_rooms')).toEqual(['exterior', 'specific_rooms']);
    expect(offered('general', 'specific_rooms', 'garage')).toEqual(['general', 'specific_rooms']);
    expect(offered('specific_rooms')).toEqual(['specific_rooms']);
  });

  it('contain the lead endpoint, if any', () => {
    const leadService = { url: 'https://crm.example/leads' };
    expect(widgetSettings({ ...readBusiness(), leadService })).toMatchObject({ leadUrl: leadService.url });
  });

  it('contain the postal code prefixes of the service area, if it has any', () => {
    const served = parseBusiness(
      businessWith(({ serviceArea }) => Object.assign(serviceArea as Fields, { postalCodes: ['M', 'L4'] })),
    );
    expect(widgetSettings(served)).toMatchObject({ postalCodes: 'M,L4' });
  });
});

describe('business settings plugin', () => {
  let server: Awaited<ReturnType<typeof createServer>>;

  beforeAll(async () => {
    server = await createServer({
      configFile: false,
      logLevel: 'silent',
      server: { middlewareMode: true, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
      plugins: [businessSettingsPlugin()],
    });
  });

  afterAll(() => server.close());

  it('the tags are spelt as in the United States for a business there', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'business-'));
    const file = join(folder, 'business.json');
    writeFileSync(
      file,
      businessWith((fields) => Object.assign(fields, { country: 'US', region: 'MN' })),
    );
    const plugin = businessSettingsPlugin(file);
    const american = await createServer({
      ...{ configFile: false, logLevel: 'silent', plugins: [plugin] },
      server: { middlewareMode: true, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
    });
    const { en, fr } = (await american.ssrLoadModule('/shared/texts.ts')).texts;
    const { distanceUnit } = await american.ssrLoadModule('virtual:business-settings');
    await american.close();
    rmSync(folder, { recursive: true });
    const { legend, message } = en.colourPreview;
    expect([legend, message('Clay'), distanceUnit]).toEqual(['Choose a color:', 'Color: Clay', 'miles']);
    expect(en.quoteForm.errors.phoneInvalid).toBe('Phone must be a valid 10-digit US number');
    expect(fr.quoteForm.errors.phoneInvalid).not.toContain('canadien');
  });

  it("the business's settings are a virtual module", async () => {
    const loaded = await server.ssrLoadModule('virtual:business-settings');
    expect(loaded.businessSettings).toEqual(widgetSettings(readBusiness()));
    expect(loaded.areaUnit).toBe(readBusiness().units);
  });
});

describe('American spelling', () => {
  it.each([
    ['Two storeys, one colour. Grey-coloured walls.', 'Two stories, one color. Gray-colored walls.'],
    [
      { colours: 'brand', label: 'Colours' },
      { colours: 'brand', label: 'Colors' },
    ],
    ['[Colour](/blog/how-to-test-a-colour)', '[Color](/blog/how-to-test-a-colour)'],
    ['{{ facts.coloursIncluded }} colours', '{{ facts.coloursIncluded }} colors'],
    [{ articles: ['how-to-test-a-colour'] }, { articles: ['how-to-test-a-colour'] }],
    ['Kilometres from the centre', 'Kilometers from the center'],
    ['Behaviour. MIT licence', 'Behavior. MIT license'],
    ['Low-odour paint. Labour by the metre: `colour`.', 'Low-odor paint. Labor by the meter: `colour`.'],
  ])('changes words, and no fields, addresses or code: %j', (canadian, american) => {
    expect(inAmericanEnglish<unknown>(canadian)).toEqual(american);
  });

  it('has every word of the texts of tags and mails that is spelt otherwise', async () => {
    const variants = await import('../../../../shared/locales/en-us');
    const wordsOf = (value: unknown): string[] =>
      typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(wordsOf)
        : [typeof value === 'function' ? String(value).replace(/^.*?=>/s, '') : String(value)];
    const words = [variants.en, variants.mails].flatMap(wordsOf);
    expect(words.filter((text) => inAmericanEnglish(text) !== text || /canad/i.test(text))).toEqual([]);
  });
});

describe('time span', () => {
  it.each([
    [1, 'year', 'en', '1 year'],
    [2, 'year', 'en', '2 years'],
    [1, 'year', 'fr', '1 an'],
    [20, 'year', 'fr', '20 ans'],
    [1, 'hour', 'en', '1 hour'],
    [24, 'hour', 'en', '24 hours'],
    [1, 'hour', 'fr', '1 heure'],
    [48, 'hour', 'fr', '48 heures'],
  ] as const)('%d %s is in %s %s', (count, unit, language, words) => {
    expect(timeSpan(count, unit, language)).toBe(words);
  });

  it.each([
    ['en', '1 year, 1 hour, 1 year, 3 years'],
    ['fr', '1 an, 1 heure, 1 an, 3 ans'],
  ] as const)('the pages write one of a thing without an s, in %s', (language, words) => {
    const counts = { warrantyYears: 1, answerHours: 1, yearsInOperation: 1, combinedExperienceYears: 3 };
    const business = { ...readBusiness(), facts: counts, languages: [language] };
    const text = '{{ warranty }}, {{ answerTime }}, {{ timeInOperation }}, {{ combinedExperience }}';
    expect(fillIn(text, business, 'a page')).toBe(words);
  });
});
