// The container's health check: whether the server answers and its store works. What only waits, such as a mail, makes no container unhealthy.
import { readFileSync } from 'node:fs';

const { PORT = '4173', LEADS_DB = '', MONITOR_TOKEN, LEADS_TOKEN, SITE_BASE_PATH = '/' } = process.env;
const token = MONITOR_TOKEN || LEADS_TOKEN || readFileSync(`${LEADS_DB}.token`, 'utf8').trim();
const answer = await fetch(`http://127.0.0.1:${PORT}${SITE_BASE_PATH}health`, {
  headers: { Authorization: `Bearer ${token}` },
});
const { concerns = [{ kind: 'store' }] } = await answer.json();
process.exit(concerns.some(({ kind }) => kind === 'store') ? 1 : 0);
