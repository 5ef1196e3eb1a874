import { readContent } from '../../build/site/content/read-content';
import { business } from './business';

/** Texts of the business under test. */
export const content = readContent(business);
