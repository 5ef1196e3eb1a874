import { elements } from 'virtual:tags';
import { definePaintingElement } from './element/define-painting-element';
import { resumeOutbox } from './lead/outbox';

elements.forEach(definePaintingElement);
// Deferred: the first localStorage access blocks on another process.
setTimeout(resumeOutbox);
