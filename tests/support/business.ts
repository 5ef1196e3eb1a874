import { readBusiness } from '../../build/business';

/** The business that is tested: that of `site`, or of the folder that `BUSINESS` in the environment names. */
export const business = readBusiness();
