import { type AttributeTable, languageAttribute } from '../element/attribute-table';
import { baseDocs, describeTag, languageDocs, readyDocs } from '../element/describe-tag';

/** Name of the tag. */
export const tag = 'painting-colour-preview';

/** Attributes with their kinds and defaults. */
export const attributes = {
  lang: languageAttribute,
  mask: { kind: 'url', relativeTo: 'page' },
  colours: { kind: 'list', fields: ['name', 'colour'] },
  'quote-url': { kind: 'url', relativeTo: 'page' },
} as const satisfies AttributeTable;

/** Events of the tag. */
export const events = ['painting-colour', 'painting-ready'] as const;

/** Names for `::part()`. */
export const parts = ['base', 'picture', 'colours', 'colour', 'button'] as const;

/** Documentation of `<painting-colour-preview>`. */
export const docs = /* @__PURE__ */ describeTag(
  { tag, attributes, events, parts },
  {
    summary: 'A picture of a room whose walls or doors visitors paint in colours of their choice.',
    children:
      'The picture, an `img` or `picture`: what is to be painted is white in it, with its light and shadow.',
    attributes: {
      lang: languageDocs,
      mask: 'A picture of the same shape, white where the colour goes and transparent elsewhere.',
      colours: 'The colours to choose from, as a JSON array of `{name, colour}`, each as `#rrggbb`.',
      'quote-url':
        'The page that the link for a quote in the chosen colour leads to. With a quote modal on the page, the link opens that, and the colour stands in the message. Without it, there is no link.',
    },
    events: {
      ...readyDocs,
      'painting-colour': {
        detail: '{ name: string; colour: string }',
        description: 'The visitor chose a colour; `colour` is `#rrggbb`.',
      },
    },
    parts: {
      base: baseDocs,
      picture: 'The box of the picture.',
      colours: 'The group of the colours.',
      colour: 'A colour with its name.',
      button: 'The link for a quote.',
    },
    methods: {},
  },
);
