import { renewToken } from './kept-token';
import { defaultLeadsFile } from './store-files';

// npm run key: makes a new access key for /leads, for who lost it.

if (process.env.LEADS_TOKEN) {
  console.error('LEADS_TOKEN sets the access key: put a new one there, and restart the server.');
  process.exitCode = 1;
} else {
  const key = await renewToken(process.env.LEADS_DB || defaultLeadsFile);
  console.log(`The new access key is ${key}`);
  console.log(
    'Restart the server. With the old key end its sessions, the links of mails, the devices that are told, and the address of the calendar.',
  );
}
