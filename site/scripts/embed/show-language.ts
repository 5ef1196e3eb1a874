/**
 * Keeps the frame's title, heading and fallback in the language of its tag, from the page's `<template
 * lang>`.
 */
export function showLanguage(content: Element, tag: Element): void {
  const own = document.documentElement.lang;
  const show = () => {
    const language = tag.getAttribute('lang') ?? own;
    if (language === document.documentElement.lang) return;
    document.documentElement.lang = language;
    const words = document.querySelector<HTMLTemplateElement>(
      `template[lang="${CSS.escape(language)}"]`,
    )?.content;
    const [heading, fallback] = [words?.querySelector('h1'), words?.querySelector('.form-fallback')];
    if (!heading || !fallback) return;
    document.title = heading.textContent;
    content.querySelector('h1')?.replaceWith(heading.cloneNode(true));
    tag.querySelector('.form-fallback')?.replaceWith(fallback.cloneNode(true));
  };
  show();
  new MutationObserver(show).observe(tag, { attributeFilter: ['lang'] });
}
