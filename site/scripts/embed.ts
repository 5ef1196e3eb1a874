import { withoutScriptAttribute } from '../../widgets/contract';
import { frameAttributes, frameOptions } from './embed/frame-attributes';
import { postHeight } from './embed/post-height';
import { showLanguage } from './embed/show-language';
import { applyTheme, talkToPage } from './embed/talk-to-page';

const content = document.querySelector('#embed');
const tag = content?.querySelector<HTMLElement>(Object.keys(frameOptions).join());

if (content && tag) {
  for (const [name, value] of frameAttributes(tag.localName, location.search)) tag.setAttribute(name, value);
  applyTheme(Object.fromEntries(new URLSearchParams(location.search)));
  showLanguage(content, tag);
  talkToPage(tag);
  postHeight(content);
}

// By now every script has loaded or failed.
addEventListener('load', () => tag?.toggleAttribute(withoutScriptAttribute, !tag.matches(':defined')));
