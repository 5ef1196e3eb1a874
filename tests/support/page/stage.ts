import { propertyName } from '../../../widgets/element/attribute-table';
import { leavePage } from './page-conditions';
import { nextFrame, until } from './until';

/** Container for the tests' markup; emptied after each test, along with all storage. */
export const stage = document.createElement('main');
document.body.append(stage);

afterEach(async () => {
  stage.replaceChildren();
  await nextFrame(); // lets a removed tag finish
  leavePage();
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, ''); // where a thank-you is kept
});

/** Inserts HTML and returns its first element once its tag is ready. */
export async function mount(html: string): Promise<HTMLElement> {
  stage.insertAdjacentHTML('beforeend', html);
  const element = stage.lastElementChild;
  if (!(element instanceof HTMLElement)) throw new Error(`No element in ${html}`);
  await drawn(element);
  return element;
}

/** Waits until a tag has rendered. */
export async function drawn(element: Element): Promise<void> {
  if (!element.localName.includes('-')) return;
  await until(() => element.shadowRoot?.querySelector('.base'));
}

/** Cancels the page's next navigation, so the page stays in its waiting state. */
export function callOffNavigation(): void {
  const { navigation } = window as typeof window & { readonly navigation?: EventTarget };
  if (navigation) navigation.addEventListener('navigate', (event) => event.preventDefault(), { once: true });
  // For WebKitGTK before 2.52; in Firefox this would cut the test runner's connection.
  else queueMicrotask(() => window.stop());
}

/** Shadow root of a tag; throws if it has none. */
export function shadowOf(element: Element): ShadowRoot {
  if (!element.shadowRoot) throw new Error(`<${element.localName}> has no shadow root`);
  return element.shadowRoot;
}

/** Reads the property of an attribute. */
export function propertyOf(element: Element, attribute: string): unknown {
  return Reflect.get(element, propertyName(attribute));
}

/** Collects the events of a type on a target. */
export function eventsOn(target: EventTarget, type: string): CustomEvent[] {
  const events: CustomEvent[] = [];
  target.addEventListener(type, (event) => events.push(event as CustomEvent));
  return events;
}
