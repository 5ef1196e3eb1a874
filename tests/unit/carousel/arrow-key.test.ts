import { describe, expect, test } from 'vitest';
import { arrowKey } from '../../../widgets/carousel/arrow-key';

/** The inspected part of a key event, without a browser. */
function pressed(
  key: string,
  over: Partial<KeyboardEvent> = {},
  target: object = element('p'),
): KeyboardEvent {
  return { key, composedPath: () => [target], ...over } as KeyboardEvent;
}

/** An element matched only by its name. */
function element(name: string): object {
  return { nodeType: 1, matches: (selector: string) => selector.split(', ').includes(name) };
}

test.each([
  ['ArrowRight', 1],
  ['ArrowLeft', -1],
  ['ArrowUp', 0],
  ['Tab', 0],
])('%s has direction %d', (key, direction) => {
  expect(arrowKey(pressed(key))).toBe(direction);
});

describe('an arrow key is ignored', () => {
  test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey', 'defaultPrevented'])('with %s', (name) => {
    expect(arrowKey(pressed('ArrowRight', { [name]: true }))).toBe(0);
  });

  test.each(['input', 'select', 'textarea', 'video', '[contenteditable]'])('in %s', (name) => {
    expect(arrowKey(pressed('ArrowRight', {}, element(name)))).toBe(0);
  });
});

test('an arrow key counts if its target is no element, such as the document', () => {
  expect(arrowKey(pressed('ArrowLeft', {}, { nodeType: 9 }))).toBe(-1);
});
