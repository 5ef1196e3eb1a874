/** Link to a social network's share page (docs/behaviour.md#117-articles, docs/behaviour.md#46-sharing). */
export interface ShareLink {
  kind: 'microblog' | 'social' | 'messaging';
  label: string;
  url: string;
}

/** An article's three share links, from its absolute URL and title. */
export function shareLinks(url: string, title: string): ShareLink[] {
  const [encodedUrl, encodedTitle] = [encodeURIComponent(url), encodeURIComponent(title)];
  return [
    {
      kind: 'microblog',
      label: 'X',
      url: `https://twitter.com/intent/tweet?text=${encodedTitle}&url=${encodedUrl}`,
    },
    {
      kind: 'social',
      label: 'Facebook',
      url: `https://www.facebook.com/sharer/sharer.php?u=${encodedUrl}&t=${encodedTitle}`,
    },
    {
      kind: 'messaging',
      label: 'WhatsApp',
      url: `https://wa.me/?text=${encodedTitle}%20${encodedUrl}`,
    },
  ];
}
