import { ColourPreview } from './colour-preview';
import sheet from './painting-colour-preview.css?inline';

export { borrow } from 'virtual:lent';
export const component = ColourPreview;
export const styles = [sheet];
