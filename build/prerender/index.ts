export { prerenderPage } from './prerender-page';
export { styleHashes } from './prerender-tag';
