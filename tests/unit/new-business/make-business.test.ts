import { describe, expect, it } from 'vitest';
import { readBusiness } from '../../../build/business';
import { makeBusiness } from '../../../build/new-business/make-business';
import { questions } from '../../../build/new-business/questions';

const answers = {
  name: 'Maple Brush',
  owner: 'Marie',
  city: 'Ottawa',
  region: 'on',
  url: 'https://maplebrush.example/',
  email: 'hello@maplebrush.example',
  phone: '+1 613 555 0123',
  since: '2019',
  timeZone: 'America/Toronto',
  towns: 'Ottawa, Gatineau; 45.42, -75.70',
};

describe('a new business', () => {
  it('asks ten questions', () => {
    expect(questions.map(({ name }) => name)).toEqual(Object.keys(answers));
    expect(questions).toHaveLength(10);
  });

  it('is what the answers say', () => {
    expect(makeBusiness(readBusiness(), answers)).toMatchObject({
      name: 'Maple Brush',
      area: 'Ottawa and area',
      region: 'ON',
      url: 'https://maplebrush.example',
      phone: { shown: '+1 613 555 0123', dialled: '+16135550123' },
      since: 2019,
      serviceArea: { latitude: 45.42, longitude: -75.7, towns: ['Ottawa', 'Gatineau'] },
    });
  });

  it('has nothing of the former one', () => {
    const { name, email, phone, city } = readBusiness();
    const made = JSON.stringify(makeBusiness(readBusiness(), answers));
    for (const former of [name, email, phone.shown, phone.dialled, city, 'citypainting', 'city_painting']) {
      expect(made.replace('America/Toronto', '')).not.toContain(former);
    }
  });

  it('is refused with the name of each wrong answer', () => {
    expect(() => makeBusiness(readBusiness(), { ...answers, email: 'nobody', since: 'long ago' })).toThrow(
      /email: must be an e-mail address[\s\S]*since|since[\s\S]*email/,
    );
    expect(() => makeBusiness(readBusiness(), { ...answers, towns: '' })).toThrow('No answer for towns');
  });
});
