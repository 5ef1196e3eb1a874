import { everyTag } from './every-tag';

/** A page of somebody else's. */
export interface HostPage {
  /** What stands in its head, before the script. */
  readonly head?: string;
  /** What stands around the tags; `everyTag` by default. */
  readonly body?: string;
  readonly htmlAttributes?: string;
  /** How the script is asked for; a plain `defer` by default. */
  readonly scripts?: string;
}

/** The page as HTML; `origin` is where the script comes from. */
export function hostPage(origin: string, { head, body, htmlAttributes, scripts }: HostPage = {}): string {
  return `<!doctype html>
<html lang="en" ${htmlAttributes ?? ''}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Elsewhere</title>
<link rel="icon" href="data:,">
${head ?? ''}
${scripts ?? `<script src="${origin}/widgets/painting-widgets.js" defer></script>`}
</head>
<body>
${body ?? everyTag}
</body>
</html>`;
}
