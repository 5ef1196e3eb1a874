import { elements } from 'virtual:tags';
import { definePaintingElement } from './element/define-painting-element';
import { reportTagMistakes } from './element/mistakes';
import { resumeOutbox } from './lead/outbox';

elements.forEach(definePaintingElement);
setTimeout(
  reportTagMistakes,
  0,
  elements.map(({ tag }) => tag),
);
// Deferred: the first localStorage access blocks on another process.
setTimeout(resumeOutbox);
