import { readBusiness } from '../business';
import { checkBusiness } from './check-business';
import { lineOf } from './finding';

// `npm run check:business`, for the folder that BUSINESS names.
try {
  const findings = checkBusiness(readBusiness());
  const sorted = findings.toSorted((one, other) => one.level.localeCompare(other.level));
  for (const finding of sorted) console.log(lineOf(finding));
  const musts = findings.filter(({ level }) => level === 'must').length;
  console.log(`${musts} must, ${findings.length - musts} should.`);
  process.exitCode = musts > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
