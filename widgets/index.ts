import { elements } from 'virtual:tags';
import { definePaintingElement } from './element/define-painting-element';
import { resumeOutbox } from './mail/outbox';

elements.forEach(definePaintingElement);
void resumeOutbox();
