/** A ready set of the tags' custom properties. */
export interface Theme {
  /** The file's name: 'studio'. */
  readonly name: string;
  /** Its declarations in one line, for a `style` attribute; '' for the tags' own look. */
  readonly style: string;
}

const sheets: Readonly<Record<string, string>> = import.meta.glob('../themes/*.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The tags' own look, then every theme of the examples, read from its style sheet. */
export const themes: readonly Theme[] = [
  { name: 'as it comes', style: '' },
  ...Object.entries(sheets).map(([path, sheet]) => ({
    name: path.replace(/^.*\/|\.css$/g, ''),
    style: declarations(sheet),
  })),
];

/** Quotation marks are made single: the declarations stand in a quoted attribute. */
function declarations(sheet: string): string {
  const found = sheet.match(/(?:--painting-[\w-]+|color-scheme):[^;]+(?=;)/g) ?? [];
  return found.map((one) => one.replaceAll('"', "'").replace(/:\s*/, ': ')).join('; ');
}
