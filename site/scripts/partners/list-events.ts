import { tagTables } from 'virtual:tag-tables';

/** So many are worth looking back to. */
const maximumLength = 50;

/** Lists the events of the tags in the stage as they happen, the last one at the end and in sight. */
export function listEvents(stage: HTMLElement, list: HTMLElement): void {
  for (const name of new Set(tagTables.flatMap(({ events }) => Object.keys(events)))) {
    stage.addEventListener(name, (event) => {
      const item = document.createElement('li');
      const detail = event instanceof CustomEvent ? JSON.stringify(event.detail ?? {}) : '{}';
      const title = document.createElement('strong');
      title.textContent = name;
      // A line breaks between two members, not within one.
      item.append(title, ` ${detail.replaceAll(',"', ', "')}`);
      list.append(item);
      if (list.children.length > maximumLength) list.firstElementChild?.remove();
      if (list.parentElement) list.parentElement.scrollTop = list.parentElement.scrollHeight;
    });
  }
}
