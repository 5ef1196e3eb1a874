/** What a component beside the script takes from the script, since a second copy would not share its contexts and sheets. */
export const lentNames = [
  'Fragment',
  'jsx',
  'jsxs',
  'useEffect',
  'useLayoutEffect',
  'useMemo',
  'useRef',
  'useState',
  'adoptIntoHostRoot',
  'formatDistance',
  'nearestLanguage',
  'onKeyRefused',
  'openAreaMap',
  'useChildren',
  'useElement',
  'useTexts',
] as const;
