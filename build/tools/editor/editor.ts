import React from 'react';
import ReactDOM from 'react-dom';
import { slugOf } from '../../content/slug-of';
import { askRedirect } from './ask-redirect';
import { type ControlProps, plain, RatesControl, writtenControl } from './controls';
import type { EditorSettings } from './editor-config';
import { formatName } from './form';
import { type FileContent, formerContent, prepared, readFile, writeFile } from './save-file';
import { withNewName } from './service-name';
import { writtenValues } from './written-values';

/** The part of Decap CMS that we use (https://decapcms.org/docs/). */
interface ContentEditor {
  init(options: { config: unknown }): void;
  registerCustomFormat(
    name: string,
    extension: string,
    format: { fromFile(text: string): FileContent; toFile(content: FileContent): string },
  ): void;
  registerEventListener(listener: {
    name: 'preSave' | 'postSave' | 'preUnpublish';
    handler(event: { entry: Entry }): unknown;
  }): void;
  registerWidget(
    name: string,
    control: React.ComponentType<never> | React.ComponentClass<ControlProps>,
    preview?: unknown,
  ): void;
  registerPreviewTemplate(name: string, preview: React.ComponentType<{ entry: Entry }>): void;
  getWidget(name: string): { control: React.ComponentType<Record<string, unknown>>; preview: unknown };
}

/** An entry about to be saved, as an immutable map. */
interface Entry {
  get(key: 'data'): ImmutableMap;
  get(key: 'collection' | 'path' | 'slug'): string;
}

interface ImmutableMap {
  toJS(): FileContent;
  set(key: string, value: unknown): ImmutableMap;
}

// The script of Decap CMS expects a global React.
Object.assign(window, { React, ReactDOM });

const [settings] = await Promise.all([readSettings(), loadScript('decap-cms-app.js')]);
const { DecapCmsApp: editor } = window as unknown as { DecapCmsApp: ContentEditor };
const image = editor.getWidget('image');
editor.registerWidget('picture', pictureControl(image.control, settings), image.preview);
editor.registerWidget('logo', logoControl(image.control, settings), image.preview);
editor.registerWidget('rates', RatesControl);
for (const [name, value] of Object.entries(writtenValues)) editor.registerWidget(name, writtenControl(value));
for (const [name, path] of Object.entries(settings.previews))
  editor.registerPreviewTemplate(name, pageBeside(path));
editor.registerCustomFormat(formatName, 'json', { fromFile: readFile, toFile: writeFile });
editor.registerEventListener({ name: 'preSave', handler: ({ entry }) => withSavedText(entry, settings) });
if (settings.isLocal) {
  // Nobody signs in on a machine of their own. Decap CMS looks here for who did.
  localStorage.setItem('decap-cms-user', JSON.stringify({ backendName: settings.config.backend.name }));
  editor.registerEventListener({ name: 'postSave', handler: ({ entry }) => showMoved(entry) });
  editor.registerEventListener({
    name: 'preUnpublish',
    handler: ({ entry }) => leadElsewhere(entry, settings),
  });
}
editor.init({ config: { ...settings.config, load_config_file: false } });

async function readSettings(): Promise<EditorSettings> {
  const response = await fetch('settings.json');
  return response.json();
}

function loadScript(address: string): Promise<unknown> {
  const script = document.createElement('script');
  script.src = address;
  return new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = () => reject(new Error(`${address} did not load`));
    document.head.append(script);
  });
}

function withSavedText(entry: Entry, { config }: EditorSettings): ImmutableMap {
  const data = entry.get('data');
  const path = entry.get('path');
  const collection = config.collections.find(({ name }) => name === entry.get('collection'));
  const form = collection?.files?.find(({ file }) => file === path) ?? collection ?? {};
  const isMarkdown = (path || `.${collection?.extension}`).endsWith('.md');
  const isService = entry.get('collection') === 'services';
  const given = data.toJS();
  const edited = isService ? withNewName(formerContent(given), given) : given;
  const content = prepared(edited, form, isMarkdown);
  return Object.entries(content).reduce((map, [key, value]) => map.set(key, value), data);
}

/** A frame with the page that shows an entry, or the home page while there is none; the site reloads it after each change. */
function pageBeside(path: string) {
  const isFolder = path.endsWith('/') && path !== '/';
  return ({ entry }: { entry: Entry }) =>
    React.createElement('iframe', {
      src: isFolder ? pageOf(entry, path) : path,
      title: 'The page',
      style: { position: 'fixed', inset: 0, width: '100%', height: '100%', border: 0 },
    });
}

function pageOf(entry: Entry, folder: string): string {
  const slug = entry.get('slug');
  return slug ? folder + slug : '/';
}

/** Goes to the new address of a service whose title has changed, since its file is there now. */
function showMoved(entry: Entry): void {
  const title = entry.get('data').toJS().title;
  const former = entry.get('slug');
  if (entry.get('collection') !== 'services' || !former || typeof title !== 'string') return;
  const before = formerContent(entry.get('data').toJS()).title;
  if (before === title || slugOf(title) === former) return;
  // Decap CMS would ask whether to leave a form that it has not marked as saved yet.
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  location.hash = `#/collections/services/entries/${slugOf(title)}`;
  location.reload();
}

/** Asks where the address of a page leads that is being deleted, and keeps the answer. */
async function leadElsewhere(entry: Entry, { config, targets }: EditorSettings): Promise<void> {
  const collection = entry.get('collection');
  if (collection !== 'services' && collection !== 'blog') return;
  const from = `/${collection}/${entry.get('slug')}`;
  const to = await askRedirect(from, targets, collection === 'blog' ? '/blog' : '/residential');
  const answer = await fetch(String(config.backend.proxy_url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'redirect', params: { from, to } }),
  });
  if (!answer.ok) throw new Error((await answer.json()).error);
}

/**
 * Control of a file's path in `images`, around the editor's own picture control. A drawing is shown as the site has it, in the brand's
 * colours, until another is chosen.
 */
function logoControl(
  ImageControl: React.ComponentType<Record<string, unknown>>,
  { config }: EditorSettings,
): React.ComponentType<never> {
  const folder = `${config.public_folder}/`;
  function LogoControl(props: ControlProps) {
    const path = plain(props.value);
    const [saved] = React.useState(path);
    const ofSite = props.field.get('name') === 'wordmark' ? 'wordmark.svg' : 'favicon.svg';
    const isOnSite = path === saved && /\.svg$/i.test(String(path));
    const onChange = (address: string) =>
      props.onChange(
        address.startsWith(folder) ? address.slice(folder.length) : address.replace(/^.*\//, ''),
      );
    return React.createElement(ImageControl, {
      ...props,
      value: isOnSite
        ? `${location.origin}/${ofSite}`
        : typeof path === 'string' && path
          ? folder + path
          : path,
      onChange,
    });
  }
  return LogoControl as React.ComponentType<never>;
}

/** Control of a picture's name, around the editor's own picture control, which uses file addresses. */
function pictureControl(
  ImageControl: React.ComponentType<Record<string, unknown>>,
  { config, pictures, templatePictures }: EditorSettings,
): React.ComponentType<never> {
  const files = new Map(
    Object.entries(pictures).map(([name, file]) => [name, `${config.public_folder}/${file}`]),
  );
  // The site serves them; the editor asks for relative addresses among the business's own files.
  const ofTemplate = new Map(
    Object.entries(templatePictures).map(([name, file]) => [
      name,
      `${location.origin}${config.public_folder}/${file}`,
    ]),
  );
  function PictureControl(props: ControlProps) {
    const name = String(props.value ?? '');
    const onChange = (address: string) => {
      const chosen = address.replace(/^.*\//, '').replace(/\.\w+$/, '');
      if (chosen) files.set(chosen, address);
      props.onChange(chosen);
    };
    return React.createElement(ImageControl, {
      ...props,
      value: files.get(name) ?? ofTemplate.get(name) ?? props.value,
      onChange,
    });
  }
  return PictureControl as React.ComponentType<never>;
}
