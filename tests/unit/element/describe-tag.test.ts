import { expect, it } from 'vitest';
import { describeTag } from '../../../widgets/element/describe-tag';

const surface = {
  tag: 'painting-sample',
  attributes: { lang: { kind: 'language' }, heading: { kind: 'text' } },
  events: ['painting-ready'],
  parts: ['base'],
  methods: ['show'],
} as const;

const docs = {
  summary: 'A sample.',
  children: 'None.',
  attributes: { lang: 'The language.', heading: 'The heading.' },
  events: { 'painting-ready': { detail: '{}', description: 'The tag is usable.' } },
  parts: { base: 'The base.' },
  methods: { show: 'Shows it.' },
} as const;

it('a described tag has each description beside its subject', () => {
  expect(describeTag(surface, docs)).toEqual({
    ...docs,
    tag: 'painting-sample',
    setters: [],
    attributes: {
      lang: { kind: 'language', description: 'The language.' },
      heading: { kind: 'text', description: 'The heading.' },
    },
  });
});

// The compiler is the test: `npm run check` fails if one of these lines compiles.
it('a missing or superfluous description does not compile', () => {
  const { heading: _, ...withoutHeading } = docs.attributes;
  // @ts-expect-error: an attribute is not described
  describeTag(surface, { ...docs, attributes: withoutHeading });
  // @ts-expect-error: an attribute is described that the tag does not have
  describeTag(surface, { ...docs, attributes: { ...docs.attributes, title: 'The title.' } });
  // @ts-expect-error: an event is not described
  describeTag({ ...surface, events: ['painting-ready', 'painting-slide'] }, docs);
  // @ts-expect-error: an event is described that the tag does not send
  describeTag({ ...surface, events: [] }, docs);
  // @ts-expect-error: a part is not described
  describeTag({ ...surface, parts: ['base', 'panel'] }, docs);
  // @ts-expect-error: a part is described that the tag does not have
  describeTag(surface, { ...docs, parts: { ...docs.parts, panel: 'The panel.' } });
  // @ts-expect-error: a method is not described
  describeTag({ ...surface, methods: ['show', 'close'] }, docs);
  // @ts-expect-error: a method is described that the tag does not have
  describeTag(surface, { ...docs, methods: { ...docs.methods, close: 'Closes it.' } });
  // @ts-expect-error: an event without its detail
  describeTag(surface, { ...docs, events: { 'painting-ready': { description: 'The tag is usable.' } } });
});
