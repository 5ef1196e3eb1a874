import { propertyName } from '../../../widgets/element/attribute-table';
import { leavePage } from './leave-page';
import { nextFrame, until } from './until';

/** Where tests put what they look at; emptied, with all storage, after each test. */
export const stage = document.createElement('main');
document.body.append(stage);

afterEach(async () => {
  stage.replaceChildren();
  await nextFrame(); // what a tag still does at its end
  leavePage();
  sessionStorage.clear();
  localStorage.clear();
});

/** Puts a piece of HTML on the page and gives its first element, once the tag in it is usable. */
export async function mount(html: string): Promise<HTMLElement> {
  stage.insertAdjacentHTML('beforeend', html);
  const element = stage.lastElementChild;
  if (!(element instanceof HTMLElement)) throw new Error(`No element in ${html}`);
  await drawn(element);
  return element;
}

/** Waits until a tag has drawn itself. */
export async function drawn(element: Element): Promise<void> {
  if (!element.localName.includes('-')) return;
  await until(() => element.shadowRoot?.querySelector('.base'));
}

/** Calls off the navigation that the page is about to begin: it stays as it is while it waits for another one. */
export function callOffNavigation(): void {
  const { navigation } = window as typeof window & { readonly navigation?: EventTarget };
  if (navigation) navigation.addEventListener('navigate', (event) => event.preventDefault(), { once: true });
  // WebKitGTK before 2.52; in Firefox this would end the test runner's connection too.
  else queueMicrotask(() => window.stop());
}

/** The shadow root of a tag that has one. */
export function shadowOf(element: Element): ShadowRoot {
  if (!element.shadowRoot) throw new Error(`<${element.localName}> has no shadow root`);
  return element.shadowRoot;
}

/** Reads the property that goes with an attribute. */
export function propertyOf(element: Element, attribute: string): unknown {
  return Reflect.get(element, propertyName(attribute));
}

/** Keeps the details of all events of a type that reach the page, for as long as the element stands there. */
export function eventsOn(target: EventTarget, type: string): CustomEvent[] {
  const events: CustomEvent[] = [];
  target.addEventListener(type, (event) => events.push(event as CustomEvent));
  return events;
}
