/** The part of an address that a title makes: 'Fences & Décor' → `fences-decor`. */
export function slugOf(title: string): string {
  const plain = title
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}
