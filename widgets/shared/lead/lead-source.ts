/** What the business reads of where a lead came from (TAGS, `source`); undefined when nothing is known. */
export function leadSource(source: string | undefined): string | undefined {
  return source;
}
