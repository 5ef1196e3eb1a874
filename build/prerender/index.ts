export { prerenderPage } from './prerender-page';
