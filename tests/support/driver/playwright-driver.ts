import type { Locator } from 'playwright';
import type { Driver } from './driver';

/** Driver for a page under Playwright. */
export interface PlaywrightDriver extends Driver {
  /** Chooses an option of the field with this label, or the first whose label starts with it. */
  choose(label: string, option: string): Promise<void>;
}

/** Driver for part of a page under Playwright. */
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
        // In a table a checkbox is also named 'Yes'.
        .or(scope.getByRole('checkbox', { name: startingWith(name) }))
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
  // Labels can contain no-break spaces.
  return new RegExp(`^\\s*${words.join('\\s+')}`);
}
