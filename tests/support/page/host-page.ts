import { everyTag } from './every-tag';

/** What else a page of somebody else's has. */
export interface HostPage {
  readonly htmlAttributes?: string;
  /** What stands in its head, before the script. */
  readonly head?: string;
  /** How the script is asked for; a plain `defer` by default. */
  readonly scripts?: string;
}

/** A page of somebody else's, around all tags or the body given; `origin` is where the script of the tags comes from. */
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
