import { languageCodes } from '../../../shared/language';
import { formats } from './formats';

/** Adds the languages of the tags to a select, each under its own name. */
export function offerLanguages(select: HTMLSelectElement): void {
  for (const code of languageCodes) {
    const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
    select.add(new Option(name.charAt(0).toUpperCase() + name.slice(1), code));
  }
}

/** Fills a place with one radio button for each format of a snippet; the first is chosen. */
export function offerFormats(place: HTMLElement): void {
  for (const { name, label } of formats) {
    const radio = document.createElement('input');
    Object.assign(radio, { type: 'radio', name: 'format', value: name, checked: name === formats[0]?.name });
    const choice = document.createElement('label');
    choice.append(radio, label);
    place.append(choice);
  }
}
