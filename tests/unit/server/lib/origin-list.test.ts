import { expect, it } from 'vitest';
import { originList } from '../../../../server/lib/origin-list';

it.each([
  ['', []],
  [' , ', []],
  ['https://a.example', ['https://a.example']],
  [' https://a.example/ ,http://b.example:8080', ['https://a.example', 'http://b.example:8080']],
])('%j is the origins %j', (text, origins) => {
  expect(originList.parse(text)).toEqual(origins);
});
