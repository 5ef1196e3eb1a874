import { frameAttributes, frameOptions } from './embed/frame-attributes';
import { postHeight } from './embed/post-height';
import { markTagsWithoutScript } from './tags-without-script';

const content = document.querySelector('#embed');
const tag = content?.querySelector(Object.keys(frameOptions).join());

if (content && tag) {
  for (const [name, value] of frameAttributes(tag.localName, location.search)) {
    tag.setAttribute(name, value);
    if (name === 'lang') document.documentElement.lang = value;
  }
  postHeight(content);
}

// By then every script has either loaded or failed.
addEventListener('load', () => markTagsWithoutScript(true));
