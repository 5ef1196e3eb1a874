import { parseArgs } from 'node:util';
import { readBusiness } from '../business/business';
import { checkBusiness } from './check-business';
import { reportOf } from './finding';

// `npm run business -- check`, for the folder that BUSINESS names; `-- --all` lists every finding.
try {
  const { all } = parseArgs({ options: { all: { type: 'boolean', default: false } } }).values;
  const findings = checkBusiness(readBusiness());
  const lines = reportOf(findings, all);
  for (const line of lines) console.log(line);
  const musts = findings.filter(({ level }) => level === 'must').length;
  const more = lines.length < findings.length ? ' npm run business -- check --all lists each.' : '';
  console.log(`${musts} must, ${findings.length - musts} should.${more}`);
  process.exitCode = musts > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
