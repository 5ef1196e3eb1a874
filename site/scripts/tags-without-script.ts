import { withoutScriptAttribute } from '../../widgets/element/without-script';

/** Says of every tag on the page whether its script could not be loaded: a form that nothing runs gives way to phone and mail. */
export function markTagsWithoutScript(isMissing: boolean): void {
  for (const tag of document.querySelectorAll(isMissing ? ':not(:defined)' : `[${withoutScriptAttribute}]`)) {
    tag.toggleAttribute(withoutScriptAttribute, isMissing);
  }
}
