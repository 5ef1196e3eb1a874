import type { Locator } from 'playwright';
import type { Driver } from './driver';

/** A visitor in a part of a page that Playwright drives. */
export interface PlaywrightDriver extends Driver {
  /** Chooses the option of these words in the field with this label, or else the first whose label begins so. */
  choose(label: string, option: string): Promise<void>;
}

/** A visitor in a part of a page that Playwright drives. */
export function playwrightDriver(scope: Locator): PlaywrightDriver {
  const named = (role: 'button' | 'checkbox', name: string) => scope.getByRole(role, { name, exact: true });
  const labelled = (label: string) =>
    scope
      .getByLabel(label, { exact: true })
      .or(scope.getByLabel(startingWith(label)))
      .first();
  return {
    fill: (label, text) => labelled(label).fill(text),
    async choose(label, option) {
      await labelled(label).selectOption(option);
    },
    press: (name) =>
      named('button', name)
        .or(named('checkbox', name))
        .or(scope.locator('summary').filter({ hasText: name }))
        .first()
        .click(),
    async label(pattern) {
      const label = scope.locator('label').filter({ hasText: pattern }).first();
      return ((await label.textContent()) ?? '').replace(/\s+/g, ' ').trim();
    },
    see: (text) => scope.getByText(text).filter({ visible: true }).first().waitFor(),
  };
}

function startingWith(label: string): RegExp {
  const words = label.split(/\s+/).map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  // A label may have a space that does not break.
  return new RegExp(`^\\s*${words.join('\\s+')}`);
}
