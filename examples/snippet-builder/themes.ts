/** A ready-made theme. */
export interface Theme {
  /** File name: 'studio'. */
  readonly name: string;
  /** Declarations on one line, for a `style` attribute; '' for the default look. */
  readonly style: string;
}

const sheets: Readonly<Record<string, string>> = import.meta.glob('../themes/*.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The default look, then every theme, from its style sheet. */
export const themes: readonly Theme[] = [
  { name: 'Default', style: '' },
  ...Object.entries(sheets).map(([path, sheet]) => ({
    name: path.replace(/^.*\/|\.css$/g, ''),
    style: declarations(sheet),
  })),
];

/** Uses single quotes, because the declarations go into a quoted attribute. */
function declarations(sheet: string): string {
  const found = sheet.match(/(?:--painting-[\w-]+|color-scheme):[^;]+(?=;)/g) ?? [];
  return found.map((one) => one.replaceAll('"', "'").replace(/:\s*/, ': ')).join('; ');
}
