import { tagTables } from 'virtual:tag-tables';

/** Older events are dropped. */
const maximumLength = 50;

/** Lists events of the tags in the stage as they occur, newest last, and scrolls to it. */
export function listEvents(stage: HTMLElement, list: HTMLElement): void {
  for (const name of new Set(tagTables.flatMap(({ events }) => Object.keys(events)))) {
    stage.addEventListener(name, (event) => {
      const item = document.createElement('li');
      const detail = event instanceof CustomEvent ? JSON.stringify(event.detail ?? {}) : '{}';
      const title = document.createElement('strong');
      title.textContent = name;
      // Lets lines break between members, not within one.
      item.append(title, ` ${detail.replaceAll(',"', ', "')}`);
      list.append(item);
      if (list.children.length > maximumLength) list.firstElementChild?.remove();
      if (list.parentElement) list.parentElement.scrollTop = list.parentElement.scrollHeight;
    });
  }
}
