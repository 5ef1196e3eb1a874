import { elements } from 'virtual:tags';
import { definePaintingElement } from './element/define-painting-element';
import { resumeKeptMails } from './mail/deliver-mail';

elements.forEach(definePaintingElement);
void resumeKeptMails();
