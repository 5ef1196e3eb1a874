import { readContent } from '../../build/site/content/read-content';
import { business } from './business';

/** The words of the business that is tested. */
export const content = readContent(business);
