import type { Locator } from 'playwright';
import type { Driver } from './driver';

/** A visitor in a part of a page that Playwright drives. */
export function playwrightDriver(scope: Locator): Driver {
  const named = (role: 'button' | 'checkbox', name: string) => scope.getByRole(role, { name, exact: true });
  return {
    fill: (label, text) =>
      scope
        .getByLabel(label, { exact: true })
        .or(scope.getByLabel(startingWith(label)))
        .first()
        .fill(text),
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
