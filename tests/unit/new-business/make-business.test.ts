import { describe, expect, it } from 'vitest';
import { makeBusiness } from '../../../build/new-business/make-business';
import { makeColours } from '../../../build/new-business/make-colours';
import { questions } from '../../../build/new-business/questions';
import { shadesOf } from '../../../shared/brand/shades';
import { unreadablePairs } from '../../../shared/brand/text-pairs';
import { answers } from './answers';

describe('a new business', () => {
  it('asks ten questions', () => {
    expect(questions.map(({ name }) => name)).toEqual(Object.keys(answers));
    expect(questions).toHaveLength(10);
  });

  it('matches the answers', () => {
    expect(makeBusiness(answers)).toMatchObject({
      name: 'Prairie Coat',
      city: 'Saskatoon',
      area: 'Saskatoon and area',
      region: 'SK',
      country: 'CA',
      currency: 'CAD',
      url: 'https://prairiecoat.example',
      phone: { shown: '(306) 555-0123', dialled: '+13065550123' },
      since: 2019,
      serviceArea: { latitude: 52.16, longitude: -106.67, towns: ['Saskatoon', 'Warman', 'Martensville'] },
      brand: { colours: { brand: '#5b2a86', textOnBrand: '#ffffff', accent: '#7bd389' } },
    });
  });

  it('uses US dollars in a US state', () => {
    const { country, currency } = makeBusiness({ ...answers, place: 'Buffalo, NY' });
    expect([country, currency]).toEqual(['US', 'USD']);
  });

  it('states only the years in operation, and has no profiles', () => {
    const made = makeBusiness(answers);
    expect(Object.keys(made.facts)).toEqual(['yearsInOperation']);
    expect(made).toMatchObject({
      social: [],
      certifications: [],
    });
  });

  it.each([
    ['email', 'nobody', "answer 'email': email: must be an e-mail address"],
    ['since', 'long ago', "answer 'since': since: "],
    ['place', 'Saskatoon', "answer 'place': region: must be two capital letters"],
    ['phone', '306 555 0123 ', undefined],
    ['phone', 'call us', "answer 'phone': phone.dialled: "],
    ['timeZone', 'Regina', "answer 'timeZone': timeZone: must be a time zone name"],
    ['towns', 'Saskatoon', "answer 'towns': serviceArea.longitude: "],
    ['towns', '', 'towns: there is no answer'],
    ['colours', '#5b2a86 #7bd389', 'colours: 2 must be three colours'],
    ['colours', '#5b2a86 #7bd389 red', 'colours: red must be'],
    ['colours', '#7bd389 #7bd389 #b3261e', "answer 'colours': brand.colours: brand (#7bd389) on paper"],
  ])('%s %j is accepted, or rejected with a reason', (name, answer, reason) => {
    const make = () => makeBusiness({ ...answers, [name]: answer });
    if (reason === undefined) expect(make).not.toThrow();
    else expect(make).toThrow(reason);
  });

  it('reports every wrong answer at once', () => {
    expect(() => makeBusiness({ ...answers, email: 'nobody', url: 'painters' })).toThrow(
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
