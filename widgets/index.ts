import { elements } from 'virtual:tags';
import { definePaintingElement } from './element/define-painting-element';
import { start } from './start';

start(elements.map(({ tag }) => tag));
elements.forEach(definePaintingElement);
