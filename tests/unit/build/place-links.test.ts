import { expect, it } from 'vitest';
import { placeLinks } from '../../../build/site/hosts/place-links';

it('links, pictures and masks get the base path', () => {
  const html =
    '<a href="/about"></a><painting-colour-preview mask="/pictures/wall.webp" quote-url="/about"><img src="/pictures/wall.webp"></painting-colour-preview><svg><rect mask="url(#wall)" /></svg>';
  const placed = placeLinks(html, { basePath: '/painting/', urls: 'folders' }, (path) => path === '/about');
  expect(placed).toBe(
    '<a href="/painting/about/"></a><painting-colour-preview mask="/painting/pictures/wall.webp" quote-url="/painting/about/"><img src="/painting/pictures/wall.webp"></painting-colour-preview><svg><rect mask="url(#wall)" /></svg>',
  );
});
