import { businessSettings } from 'virtual:business-settings';
import { checkMarkup } from './check-markup';
import { type Choice, chosenTag, contentLanguage, snippetParts } from './choice';
import { prerender } from './fastest';
import { formats, type Prerendered } from './formats';
import { chosenLook, contrastFaults, offerLook } from './look';
import { optionControl, optionValue } from './option-control';
import { optionGroupOf, optionLabels } from './options';
import { offerOwnFields, ownFields } from './own-fields';
import { colouredCode, listEvents, showPreview } from './preview';
import { newestScript, pinnedScript, type ScriptReference } from './script-reference';
import { type BuilderTag, builderTags, hasOwnFields } from './tags';

const origin = new URL(import.meta.env.BASE_URL, location.href).href.replace(/\/$/, '');
const builder = pagePart('[data-builder]', HTMLElement);
const choices = pagePart('#choices', HTMLFormElement);
const widths = pagePart('#widths', HTMLFormElement);
const delivery = pagePart('#delivery', HTMLFormElement);
const stage = pagePart('#stage', HTMLElement);
const copied = pagePart('#copied', HTMLElement);
let script: ScriptReference = newestScript(origin);
/** The last choice made for the format 'Fastest', and its lines. */
let fastest: { readonly choice: string; readonly prerendered: Prerendered } | undefined;

offerLanguages(pagePart('select[name="language"]', HTMLSelectElement));
offerFormats(pagePart('#formats', HTMLElement));
offerLook(choices, pagePart('#colours', HTMLElement), pagePart('#more-look', HTMLElement));
offerOptions();
offerOwnFields(choices, pagePart('#add-field', HTMLButtonElement));
listEvents(stage, pagePart('#events', HTMLElement));
checkMarkup(pagePart('#markup', HTMLTextAreaElement), pagePart('#mistakes', HTMLElement));
update();

choices.addEventListener('input', ({ target }) => {
  if (target instanceof HTMLSelectElement && target.name === 'tag') offerOptions();
  update();
});
// A button removes a custom field.
choices.addEventListener('click', update);
widths.addEventListener('input', showWidth);
delivery.addEventListener('input', update);
void offerPinning();
for (const form of [choices, widths, delivery])
  form.addEventListener('submit', (event) => event.preventDefault());
pagePart('#copy', HTMLButtonElement).addEventListener('click', () => void copy());
builder.dataset.started = '';

/** Shows a tag in the builder. */
export function showTagNamed(name: string): void {
  pagePart('select[name="tag"]', HTMLSelectElement).value = name;
  offerOptions();
  update();
}

/** Shows the snippet for a site builder. */
export function showFormatNamed(name: string): void {
  pagePart(`input[name="format"][value="${name}"]`, HTMLInputElement).checked = true;
  update();
}

/** Adds the tags' languages to a select, each by its own name. */
function offerLanguages(select: HTMLSelectElement): void {
  for (const code of businessSettings.languages) {
    const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
    select.add(new Option(name.charAt(0).toUpperCase() + name.slice(1), code));
  }
}

/** Adds a radio button for each snippet format; the first is checked. */
function offerFormats(place: HTMLElement): void {
  for (const { name, label } of formats) {
    const radio = document.createElement('input');
    Object.assign(radio, { type: 'radio', name: 'format', value: name, checked: name === formats[0]?.name });
    const choice = document.createElement('label');
    choice.append(radio, label);
    place.append(choice);
  }
}

function offerOptions(): void {
  const { name, options } = chosenTagOfBuilder();
  for (const place of choices.querySelectorAll<HTMLElement>('[data-group]')) {
    const { group } = place.dataset;
    const controls = options
      .filter((option) => optionGroupOf(option) === group)
      .map((option) => optionControl(option, optionLabels[option.name] ?? option.name));
    place.replaceChildren(...controls);
    // The look section also has the colours.
    if (group !== 'look') place.closest('details')?.toggleAttribute('hidden', controls.length === 0);
  }
  pagePart('#own-fields', HTMLElement).hidden = !hasOwnFields(name);
}

function update(): void {
  const choice = readChoice();
  const asks = 'consent' in choice.attributes;
  const format = formats.find(({ name }) => name === new FormData(delivery).get('format')) ?? formats[0];
  pagePart('#consent-text', HTMLElement).hidden = !asks;
  showPreview(stage, choice);
  showPictures();
  showFaults();
  pagePart('#place', HTMLElement).hidden = format?.name !== 'tag-manager';
  const isMade = fastest?.choice === JSON.stringify(choice);
  if (format?.name === 'fastest' && !isMade) void makeFastest(choice);
  const parts = snippetParts(choice, script, origin, isMade ? fastest?.prerendered : undefined);
  pagePart('#snippet', HTMLElement).replaceChildren(...colouredCode(format?.write(parts) ?? ''));
  copied.textContent = '';
}

/** Shows the lines of the format 'Fastest' once they are made, unless another choice was made meanwhile. */
async function makeFastest(choice: Choice): Promise<void> {
  try {
    const language = contentLanguage(choice.language);
    const prerendered = await prerender(chosenTag(choice), language, origin);
    if (JSON.stringify(readChoice()) !== JSON.stringify(choice)) return;
    fastest = { choice: JSON.stringify(choice), prerendered };
    update();
  } catch {
    copied.textContent = builder.dataset.unknownVersion ?? '';
  }
}

function readChoice(): Choice {
  const tag = chosenTagOfBuilder();
  const data = new FormData(choices);
  const language = data.get('language');
  const attributes = Object.fromEntries(
    tag.options.flatMap((option) => {
      const value = optionValue(option, choices);
      return value === undefined ? [] : [[option.name, value]];
    }),
  );
  const consent = 'consent' in attributes && String(data.get('consent-text') ?? '').trim();
  return {
    tag: tag.name,
    attributes,
    language: businessSettings.languages.find((code) => code === language) ?? 'page',
    style: chosenLook(choices).style,
    content: [
      ...(hasOwnFields(tag.name) ? ownFields(choices) : []),
      ...(consent ? [{ name: 'span', attributes: { slot: 'consent' }, children: [consent] }] : []),
    ],
    place: String(new FormData(delivery).get('place') || 'body'),
  };
}

function chosenTagOfBuilder(): BuilderTag {
  const name = new FormData(choices).get('tag');
  const tag = builderTags.find((candidate) => candidate.name === name) ?? builderTags[0];
  if (!tag) throw new Error('There is no tag to choose');
  return tag;
}

/** The sample content names a visitor's picture; the preview shows ours. */
function showPictures(): void {
  for (const image of stage.querySelectorAll('img')) image.src = builder.dataset.picture ?? '';
}

function showWidth(): void {
  const { width } = Object.fromEntries(new FormData(widths));
  stage.style.setProperty('--stage-width', width ? `${String(width)}px` : '100%');
}

function showFaults(): void {
  const faults = contrastFaults(chosenLook(choices)).map((fault) => {
    const item = document.createElement('li');
    item.textContent = Object.entries(fault).reduce(
      (words, [name, value]) => words.replace(`{${name}}`, value),
      builder.dataset.contrast ?? '',
    );
    return item;
  });
  pagePart('#contrast', HTMLElement).replaceChildren(...faults);
}

/** Shows the choice of a pinned script if the host has a released one. Only the host knows its hash. */
async function offerPinning(): Promise<void> {
  const pinned = await pinnedScript(origin).catch(() => null);
  if (!pinned) return;
  const box = pagePart('[name="pinned"]', HTMLInputElement);
  box.addEventListener('input', () => {
    script = box.checked ? pinned : newestScript(origin);
  });
  pagePart('#pinning', HTMLElement).hidden = false;
}

/** Selects the snippet if the clipboard is blocked. */
async function copy(): Promise<void> {
  const snippet = pagePart('#snippet', HTMLElement);
  try {
    await navigator.clipboard.writeText(snippet.textContent ?? '');
    copied.textContent = builder.dataset.copied ?? '';
  } catch {
    getSelection()?.selectAllChildren(snippet);
    copied.textContent = builder.dataset.selected ?? '';
  }
}

/** The first element matching the selector, of the given kind; throws if there is none. */
function pagePart<Part extends Element>(selector: string, kind: abstract new () => Part): Part {
  const part = document.querySelector(selector);
  if (part instanceof kind) return part;
  throw new Error(`The page has no ${selector}`);
}
