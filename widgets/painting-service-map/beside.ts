import sheet from './painting-service-map.css?inline';
import { ServiceMap } from './service-map';

export { borrow } from 'virtual:lent';
export const component = ServiceMap;
export const styles = [sheet];
