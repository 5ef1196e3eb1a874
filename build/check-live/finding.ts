/** A fault of a deployed site, with what to do about it; each one sentence. */
export interface Finding {
  readonly fault: string;
  readonly remedy: string;
}

/** The finding in a list, or nothing when all is well. */
export function unless(isWell: boolean, fault: string, remedy: string): Finding[] {
  return isWell ? [] : [{ fault, remedy }];
}
