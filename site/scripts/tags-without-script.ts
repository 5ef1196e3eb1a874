import { withoutScriptAttribute } from '../../widgets/contract';

/** Marks every tag on the page whose script could not be loaded, or takes the marks off: a form that cannot run shows phone and e-mail instead. */
export function markTagsWithoutScript(isMissing: boolean): void {
  for (const tag of document.querySelectorAll(isMissing ? ':not(:defined)' : `[${withoutScriptAttribute}]`)) {
    tag.toggleAttribute(withoutScriptAttribute, isMissing);
  }
}
