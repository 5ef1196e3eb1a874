import { withoutScriptAttribute } from '../../widgets/contract';
import { frameAttributes, frameOptions } from './embed/frame-attributes';
import { heightRequest } from './embed/messages';
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

/**
 * Posts `{type: 'painting-height', height}` in px to the embedding page, on every change and on `{type:
 * 'painting-height-request'}`. Posts to any origin, since any site may frame the page and its height is no
 * secret.
 */
function postHeight(content: Element): void {
  const post = () => {
    const height = Math.ceil(content.getBoundingClientRect().height);
    window.parent.postMessage({ type: 'painting-height', height }, '*');
    // WordPress, which made the frame of the page's address, asks for its own message.
    const secret = /\bsecret=(\w+)/.exec(location.hash)?.[1];
    if (secret) window.parent.postMessage({ message: 'height', value: height, secret }, '*');
  };
  new ResizeObserver(post).observe(content);
  window.addEventListener('message', ({ source, data }) => {
    if (source === window.parent && data?.type === heightRequest) post();
  });
}

/**
 * Keeps the frame's title, heading and fallback in the language of its tag, from the page's `<template
 * lang>`.
 */
function showLanguage(content: Element, tag: Element): void {
  const own = document.documentElement.lang;
  const show = () => {
    const [language = own] = tag.getAttribute('lang')?.toLowerCase().split('-') ?? [];
    const words = document.querySelector<HTMLTemplateElement>(
      `template[lang="${CSS.escape(language)}"]`,
    )?.content;
    const [heading, fallback] = [words?.querySelector('h1'), words?.querySelector('.form-fallback')];
    if (!heading || !fallback || language === document.documentElement.lang) return;
    document.documentElement.lang = language;
    document.title = heading.textContent;
    content.querySelector('h1')?.replaceWith(heading.cloneNode(true));
    tag.querySelector('.form-fallback')?.replaceWith(fallback.cloneNode(true));
  };
  show();
  new MutationObserver(show).observe(tag, { attributeFilter: ['lang'] });
}
