/** The id of a photo's row. */
export function photoRowId(leadId: string, photoId: string): string {
  return `${leadId}.${photoId}`;
}

/** The photo's own part of a row's id. */
export function photoIdOf(rowId: string): string {
  return rowId.slice(rowId.indexOf('.') + 1);
}
