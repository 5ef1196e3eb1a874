import { readBusiness } from '../../build/business';

/** The business under test: `site`, or the folder named by `BUSINESS`. */
export const business = readBusiness();
