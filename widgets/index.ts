import { elements } from 'virtual:tags';
import { definePaintingElement } from './element/define-painting-element';
import { resumeOutbox } from './mail/outbox';

elements.forEach(definePaintingElement);
// In a task of its own: whoever opens the browser's storage waits for another process, and the tags need not.
setTimeout(resumeOutbox);
