import { businessSettings } from 'virtual:business-settings';
import { formats } from './formats';

/** Adds the tags' languages to a select, each by its own name. */
export function offerLanguages(select: HTMLSelectElement): void {
  for (const code of businessSettings.languages) {
    const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
    select.add(new Option(name.charAt(0).toUpperCase() + name.slice(1), code));
  }
}

/** Adds a radio button for each snippet format; the first is checked. */
export function offerFormats(place: HTMLElement): void {
  for (const { name, label } of formats) {
    const radio = document.createElement('input');
    Object.assign(radio, { type: 'radio', name: 'format', value: name, checked: name === formats[0]?.name });
    const choice = document.createElement('label');
    choice.append(radio, label);
    place.append(choice);
  }
}
