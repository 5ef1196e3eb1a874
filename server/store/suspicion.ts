/** Thresholds above which a lead is marked as suspect. */
export interface SuspicionRules {
  /** Leads that one client may send in an hour. */
  readonly leadsPerHour: number;
  /** Minimum seconds that a person needs for a form. */
  readonly leastFormSeconds: number;
}

/** The signs that a form was filled in by a program. */
export interface FormSigns {
  /** Seconds from when the form was shown until it was sent; null if unknown. */
  readonly seconds: number | null;
  /** Text typed into the hidden field. */
  readonly hidden: string;
}

/** Facts about a lead besides its content. */
export interface Evidence {
  readonly signs?: FormSigns | undefined;
  /** How many leads its client has sent within an hour, this one included. */
  readonly leadsOfClient: number;
}

/** Why a lead may be spam, as text for the business; '' if there is no sign of it. */
export function suspicion(
  { signs, leadsOfClient }: Evidence,
  { leadsPerHour, leastFormSeconds }: SuspicionRules,
): string {
  if (signs && signs.hidden !== '') return 'the field that people do not see was filled in';
  if (signs && signs.seconds !== null && signs.seconds < leastFormSeconds) {
    return `sent ${signs.seconds.toFixed(1)} seconds after the form was shown`;
  }
  if (leadsOfClient > leadsPerHour)
    return `more than ${leadsPerHour} leads from one internet connection within an hour`;
  return '';
}
