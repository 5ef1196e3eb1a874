/** A fault of a deployed site and its remedy, one sentence each. */
export interface Finding {
  readonly fault: string;
  readonly remedy: string;
}

/** One finding in a list, or an empty list if all is well. */
export function unless(isWell: boolean, fault: string, remedy: string): Finding[] {
  return isWell ? [] : [{ fault, remedy }];
}
