/** Entry of `painting-widgets/server`, which the build of our own pages uses, too. */
export { prerenderPage } from './prerender-page';
export { renderTag } from './render-tag';
