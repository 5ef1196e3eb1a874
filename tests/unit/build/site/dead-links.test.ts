import { describe, expect, it } from 'vitest';
import { deadLinks } from '../../../../build/site/dead-links';
import { placeLinks } from '../../../../build/site/place-plugin';

const others: [string, string][] = [
  ['index.html', '<h1>Home</h1>'],
  ['contact.html', '<h2 id="map">Map</h2>'],
];

/** Dead links of `about.html` in a site of three pages and a feed. */
function deadLinksOf(html: string): string[] {
  const pages = new Map([...others, ['about.html', html]]);
  return deadLinks(pages, (path) => path === '/feed.xml');
}

describe('the links between pages', () => {
  it.each([
    '<a href="/">',
    '<a href="/contact">',
    '<a href="/contact?from=about#map">',
    '<a href="#top"></a><p id="top">',
    '<a href="#">',
    '<a href="/feed.xml">',
    '<a href="https://elsewhere.example/contcat">',
    '<a href="//elsewhere.example/contcat">',
    '<a href="tel:+14165550187">',
    '<link rel="stylesheet" href="/styles/main.css">',
    '<painting-quote-form thank-you-url="/contact"></painting-quote-form>',
  ])('can be %s', (html) => {
    expect(deadLinksOf(html)).toEqual([]);
  });

  it.each([
    ['<a href="/contcat">', '/contcat', '/contcat is no page of this site'],
    ['<a href="/contact/">', '/contact/', '/contact/ is no page of this site'],
    ['<a href="/Contact">', '/Contact', '/Contact is no page of this site'],
    ['<a href="/contact#mpa">', '/contact#mpa', "/contact has nothing with the id 'mpa'"],
    ['<a href="#map">', '#map', "/about has nothing with the id 'map'"],
    ['<a href="/feed.xlm">', '/feed.xlm', '/feed.xlm is no page of this site'],
    ['<form action="/serach"></form>', '/serach', '/serach is no page of this site'],
    ['<painting-estimator thank-you-url="/thanks">', '/thanks', '/thanks is no page of this site'],
  ])('are dead in %s', (html, link, reason) => {
    expect(deadLinksOf(html)).toEqual([`site/about.html: the link ${link} is dead: ${reason}`]);
  });
});

describe('place links', () => {
  it('links, pictures and masks get the base path', () => {
    const html =
      '<a href="/about"></a><painting-colour-preview mask="/pictures/wall.webp" quote-url="/about"><img src="/pictures/wall.webp"></painting-colour-preview><svg><rect mask="url(#wall)" /></svg>';
    const placed = placeLinks(html, { basePath: '/painting/', urls: 'folders' }, (path) => path === '/about');
    expect(placed).toBe(
      '<a href="/painting/about/"></a><painting-colour-preview mask="/painting/pictures/wall.webp" quote-url="/painting/about/"><img src="/painting/pictures/wall.webp"></painting-colour-preview><svg><rect mask="url(#wall)" /></svg>',
    );
  });
});
