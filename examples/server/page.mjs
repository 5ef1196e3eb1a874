/* A page whose form shows before the script: `node examples/server/page.mjs` after `npm run build`, then
   http://localhost:4180. `handle` is a fetch handler, so the same lines run on an edge. */
import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';
import { renderTag } from 'painting-widgets/server';

const widgets = process.env.WIDGETS_ORIGIN ?? 'http://localhost:4173';

/** Answers every request with the page. */
export function handle() {
  const form = renderTag(
    'painting-quote-form',
    { lang: 'en', heading: 'A price for your rooms', source: 'server-example' },
    '<a href="tel:+14165550187">Call us</a>',
  );
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>A form from the server</title>
<script src="${widgets}/widgets/painting-widgets.js" defer></script>
<main>${form}</main>
</html>`;
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  createServer(async (_request, response) => {
    const answer = handle();
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
  }).listen(4180);
}
