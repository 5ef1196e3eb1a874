/**
 * What an answer may weigh, in bytes, to be there whole with the ten segments that a server sends before it hears back
 * (RFC 6928): ten times 1,460, less about a kilobyte and a quarter of headers. More costs a round trip.
 */
export const firstSegmentsBytes = 14_600 - 1_250;
/** Files under a name that changes with the content come without the page's policy: their headers are half a kilobyte. */
export const firstSegmentsAssetBytes = 14_600 - 500;
