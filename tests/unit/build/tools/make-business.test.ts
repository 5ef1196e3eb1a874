import { describe, expect, it } from 'vitest';
import { makeBusiness } from '../../../../build/tools/make-business';
import { makeColours } from '../../../../build/tools/make-colours';
import { questionsFor } from '../../../../build/tools/questions';
import { shadesOf } from '../../../../shared/brand/shades';
import { unreadablePairs } from '../../../../shared/brand/text-pairs';
import { answers } from './answers';

const services = ['interior-painting-services', 'apartment-condo-painting', 'cabinet-painting-services'];
const questions = questionsFor(services);
const make = (given: Readonly<Record<string, unknown>> = answers) => makeBusiness(given, questions);

describe('a new business', () => {
  it('has an example answer for every question', () => {
    expect(questions.map(({ name }) => name)).toEqual(Object.keys(answers));
  });

  it('matches the answers', () => {
    const { business, services: kept } = make();
    expect(business).toMatchObject({
      name: 'Prairie Coat',
      city: 'Saskatoon',
      area: 'Saskatoon and area',
      region: 'SK',
      country: 'CA',
      currency: 'CAD',
      url: 'https://prairiecoat.example',
      phone: { shown: '(306) 555-0123', dialled: '+13065550123' },
      since: 2019,
      serviceArea: {
        ...{ latitude: 52.16, longitude: -106.67, radiusKm: 60 },
        towns: ['Saskatoon', 'Warman', 'Martensville'],
      },
      brand: { colours: { brand: '#5b2a86', textOnBrand: '#ffffff', accent: '#7bd389' } },
      languages: ['en'],
      contactPromise: { closingHour: 16, closedDays: ['Saturday', 'Sunday'] },
      minimumOrder: 500,
      jobs: ['exterior', 'fence_deck'],
    });
    expect(kept).toEqual(['interior-painting-services', 'apartment-condo-painting', 'Grain Bins']);
  });

  it('has its own leading rates of a job, and ours of the rest until it confirms them', () => {
    const { rates, business } = make();
    expect(Object.keys(rates)).toEqual(['exterior']);
    expect(rates.exterior).toMatchObject({
      rates: expect.arrayContaining([
        expect.objectContaining({
          line: 'siding',
          when: 'vinyl',
          perSquareFoot: 3.1,
          reason: 'Your own rate.',
        }),
        expect.objectContaining({ line: 'trim', each: 2.5 }),
      ]),
    });
    expect(business.confirmedPrices).toEqual([]);
  });

  it('uses US dollars and miles in a US state', () => {
    const { country, currency, serviceArea, area } = make({ ...answers, place: 'Buffalo, NY' }).business;
    expect([country, currency, serviceArea.radiusKm]).toEqual(['US', 'USD', 96.6]);
    expect(area).toBe('the Buffalo area');
  });

  it('adds the country code to a North American number', () => {
    const { phone } = make({ ...answers, phone: '306 555 0123' }).business;
    expect(phone).toEqual({ shown: '(306) 555-0123', dialled: '+13065550123' });
  });

  it('asks how long its prices hold, since every estimate says so', () => {
    expect(make({ ...answers, estimateValidDays: '' }).business.estimateValidDays).toBe(30);
    expect(make({ ...answers, estimateValidDays: '14' }).business.estimateValidDays).toBe(14);
  });

  it('claims nothing beyond the answers', () => {
    const { facts, ...business } = make().business;
    expect(facts).toEqual({
      yearsInOperation: new Date().getFullYear() - 2019,
      warrantyYears: 3,
      usesPremiumPaint: true,
      cleansUp: true,
      exteriorRate: { from: 3, to: 5 },
      homeExample: { area: 2000, from: 7000, to: 9000 },
      exteriorDays: { from: 2, to: 2 },
    });
    expect(business).toMatchObject({ social: [], certifications: [] });
  });

  it('accepts numbers, a yes and lists from a file', () => {
    const file = { ...answers, since: 2019, warrantyYears: 3, usesPremiumPaint: true };
    expect(make({ ...file, jobs: ['exterior', 'fence_deck'], services: undefined })).toEqual({
      ...make(),
      services,
    });
  });

  it.each([
    ['name', '', 'name: an answer is missing, such as Prairie Coat'],
    ['email', 'nobody', "answer 'email': email: must be an email address"],
    ['since', 'long ago', "answer 'since': since: "],
    ['place', 'Saskatoon', "answer 'place': region: must be two capital letters"],
    ['phone', 'call us', "answer 'phone': phone.dialled: "],
    ['timeZone', 'Regina', "answer 'timeZone': timeZone: must be a time zone name"],
    ['towns', 'Saskatoon; 52', "answer 'towns': serviceArea.longitude: "],
    ['colours', '#5b2a86 #7bd389', 'colours: 2 must be three colours'],
    ['colours', '#5b2a86 #7bd389 red', 'colours: red must be'],
    [
      'colours',
      '#7bd389 #7bd389 #b3261e',
      'The nearest shades that pass: #1f7c37 #7bd389 #b3261e (#7bd389 becomes #1f7c37)',
    ],
    ['closedDays', 'Sundays', "answer 'closedDays': contactPromise.closedDays.0: must be one of Sunday"],
    ['services', 'roofs', "'roofs' must be one of interior-painting-services"],
    ['isFamilyOwned', 'maybe', 'isFamilyOwned: must be yes or no'],
    ['isFamilyOwned', 'oui', undefined],
    ['interiorRate', '3-2', "answer 'interiorRate': facts.interiorRate.to: must not be less"],
    ['exteriorRates', '2.80, 3.50', 'exteriorRates: must be 3 amounts, such as 3, 3.4, 3.3'],
    [
      'exteriorRates',
      '0.28, 3.50, 3.30',
      'exteriorRates: 0.28 is far from ours, 3: write 0.28! if it is meant',
    ],
    ['exteriorRates', '0.28! 3.50 3.30', undefined],
    ['garageRates', '220, 400, 2', "garageRates: 'garage' is none of the jobs"],
    ['colors', '#000000', 'colors: is no question; the keys are name, owner'],
  ])('%s %j is accepted, or rejected with a reason', (name, answer, reason) => {
    const attempt = () => make({ ...answers, [name]: answer });
    if (reason === undefined) expect(attempt).not.toThrow();
    else expect(attempt).toThrow(reason);
  });

  it('reports every wrong answer at once', () => {
    expect(() => make({ ...answers, email: 'nobody', url: 'painters' })).toThrow(
      /answer 'url': url: .+\nanswer 'email': email: /,
    );
  });
});

describe('the colours made from three', () => {
  it.each([
    ['#12616f', '#f0a93b', '#c2552d'],
    ['#000000', '#ffdd00', '#444444'],
    ['#1d4ed8', '#9b1c31', '#166534'],
  ])('%s, %s and %s are readable', (...three) => {
    expect(unreadablePairs(shadesOf(makeColours(three)))).toEqual([]);
  });
});
