import { everyTag } from './every-tag';

/** Parts of a third-party page. */
export interface HostPage {
  readonly htmlAttributes?: string;
  /** Content of its head, before the script. */
  readonly head?: string;
  /** Script tags; by default one plain `defer`. */
  readonly scripts?: string;
}

/** A third-party page with all tags or the given body; `origin` serves the tags' script. */
export function hostPage(
  origin: string,
  body: string = everyTag,
  { htmlAttributes = 'lang="en"', head = '', scripts = scriptOf(origin) }: HostPage = {},
): string {
  return `<!doctype html>
<html ${htmlAttributes}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>ThirdPartySite</title>
<link rel="icon" href="data:,">
${head}
${scripts}
</head>
<body>
${body}
</body>
</html>`;
}

function scriptOf(origin: string): string {
  return `<script src="${origin}/widgets/painting-widgets.js" defer></script>`;
}
