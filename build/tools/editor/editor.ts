import React from 'react';
import ReactDOM from 'react-dom';
import type { EditorSettings } from './editor-config';
import { formatName } from './form';
import { type FileContent, prepared, readFile, writeFile } from './save-file';

/** The part of Decap CMS that we use (https://decapcms.org/docs/). */
interface ContentEditor {
  init(options: { config: unknown }): void;
  registerCustomFormat(
    name: string,
    extension: string,
    format: { fromFile(text: string): FileContent; toFile(content: FileContent): string },
  ): void;
  registerEventListener(listener: { name: 'preSave'; handler(event: { entry: Entry }): unknown }): void;
  registerWidget(name: string, control: React.ComponentType<never>, preview?: unknown): void;
  getWidget(name: string): { control: React.ComponentType<Record<string, unknown>>; preview: unknown };
}

/** An entry about to be saved, as an immutable map. */
interface Entry {
  get(key: 'data'): ImmutableMap;
  get(key: 'collection' | 'path'): string;
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
editor.registerCustomFormat(formatName, 'json', { fromFile: readFile, toFile: writeFile });
editor.registerEventListener({ name: 'preSave', handler: ({ entry }) => withSavedText(entry, settings) });
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
  const content = prepared(data.toJS(), form, isMarkdown);
  return Object.entries(content).reduce((map, [key, value]) => map.set(key, value), data);
}

interface ControlProps {
  readonly value?: string;
  readonly onChange: (value: string) => void;
}

/** Control of a picture's name, around the editor's own picture control, which uses file addresses. */
function pictureControl(
  ImageControl: React.ComponentType<Record<string, unknown>>,
  { config, pictures }: EditorSettings,
): React.ComponentType<never> {
  const files = new Map(
    Object.entries(pictures).map(([name, file]) => [name, `${config.public_folder}/${file}`]),
  );
  function PictureControl(props: ControlProps) {
    const onChange = (address: string) => {
      const name = address.replace(/^.*\//, '').replace(/\.\w+$/, '');
      if (name) files.set(name, address);
      props.onChange(name);
    };
    return React.createElement(ImageControl, {
      ...props,
      value: files.get(props.value ?? '') ?? props.value,
      onChange,
    });
  }
  return PictureControl as React.ComponentType<never>;
}
