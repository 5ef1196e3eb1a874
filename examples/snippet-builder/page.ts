import { businessSettings } from 'virtual:business-settings';
import { type Choice, snippetParts } from '../../site/scripts/snippets/choice';
import { formats } from '../../site/scripts/snippets/formats';
import { offerFormats, offerLanguages } from '../../site/scripts/snippets/offer-choices';
import { optionControl, optionValue } from '../../site/scripts/snippets/option-control';
import { pagePart } from '../../site/scripts/snippets/page-part';
import { showPreview } from '../../site/scripts/snippets/preview';
import { newestScript, pinnedScript } from '../../site/scripts/snippets/release';
import type { ScriptReference } from '../../site/scripts/snippets/script-reference';
import { type BuilderTag, tags } from '../../site/scripts/snippets/tags';
import { themes } from './themes';

const origin = document.body.dataset.widgetsOrigin ?? '';
const choices = pagePart('#choices', HTMLFormElement);
const delivery = pagePart('#delivery', HTMLFormElement);
const stage = pagePart('#stage', HTMLElement);
const copied = pagePart('#copied', HTMLElement);
let script: ScriptReference = newestScript(origin);

offerTags();
offerThemes();
offerLanguages(pagePart('select[name="language"]', HTMLSelectElement));
offerFormats(pagePart('.formats', HTMLElement));
offerOptions();
update();

choices.addEventListener('input', ({ target }) => {
  if (target instanceof HTMLSelectElement && target.name === 'tag') offerOptions();
  update();
});
delivery.addEventListener('input', ({ target }) => {
  if (target instanceof HTMLInputElement && target.name === 'pinned') void choosePinned(target);
  else update();
});
for (const form of [choices, delivery]) form.addEventListener('submit', (event) => event.preventDefault());
pagePart('#copy', HTMLButtonElement).addEventListener('click', () => void copy());

function offerTags(): void {
  const select = pagePart('select[name="tag"]', HTMLSelectElement);
  for (const { name } of tags) select.add(new Option(name));
}

function offerThemes(): void {
  const select = pagePart('select[name="theme"]', HTMLSelectElement);
  for (const { name } of themes) select.add(new Option(name));
}

function offerOptions(): void {
  const { options, summary } = chosenBuilderTag();
  const controls = (isTechnical: boolean) =>
    options.filter((option) => option.isTechnical === isTechnical).map((option) => optionControl(option));
  const fieldset = pagePart('#options', HTMLElement);
  const [legend] = fieldset.children;
  fieldset.replaceChildren(...(legend ? [legend] : []), ...controls(false));
  fieldset.hidden = fieldset.children.length === 1;
  pagePart('#technical', HTMLElement).replaceChildren(...controls(true));
  pagePart('.technical', HTMLElement).hidden = !options.some(({ isTechnical }) => isTechnical);
  pagePart('#summary', HTMLElement).textContent = summary;
}

function update(): void {
  const choice = readChoice();
  const format = formats.find(({ name }) => name === new FormData(delivery).get('format')) ?? formats[0];
  showPreview(stage, choice);
  pagePart('#place', HTMLElement).hidden = format?.name !== 'tag-manager';
  pagePart('#snippet', HTMLElement).textContent = format?.write(snippetParts(choice, script, origin)) ?? '';
  pagePart('#note', HTMLElement).textContent = format?.note ?? '';
  copied.textContent = '';
}

function readChoice(): Choice {
  const tag = chosenBuilderTag();
  const data = new FormData(choices);
  const language = data.get('language');
  const attributes = tag.options.map((option) => [option.name, optionValue(option, choices)] as const);
  return {
    tag: tag.name,
    attributes: Object.fromEntries(
      attributes.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    ),
    language: businessSettings.languages.find((code) => code === language) ?? 'page',
    style: themes.find(({ name }) => name === data.get('theme'))?.style ?? '',
    place: String(new FormData(delivery).get('place') || 'body'),
  };
}

function chosenBuilderTag(): BuilderTag {
  const name = new FormData(choices).get('tag');
  const tag = tags.find((candidate) => candidate.name === name) ?? tags[0];
  if (!tag) throw new Error('There is no tag to choose');
  return tag;
}

/** Only the server knows the hash; on failure the box is unchecked again. */
async function choosePinned(box: HTMLInputElement): Promise<void> {
  try {
    script = box.checked ? await pinnedScript(origin) : newestScript(origin);
    update();
  } catch {
    box.checked = false;
    copied.textContent = 'The host did not say which version it has. Try again later.';
  }
}

/** Selects the snippet if the clipboard is blocked. */
async function copy(): Promise<void> {
  const snippet = pagePart('#snippet', HTMLElement);
  try {
    await navigator.clipboard.writeText(snippet.textContent ?? '');
    copied.textContent = 'Copied.';
  } catch {
    getSelection()?.selectAllChildren(snippet);
    copied.textContent = 'Selected: copy it with the keyboard.';
  }
}
