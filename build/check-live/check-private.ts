import { type Finding, unless } from './finding';
import { ask, type LiveSite } from './live-site';

/** Requests the leads and the mail box without a token; both must refuse. */
export async function checkPrivate({ home }: LiveSite): Promise<Finding[]> {
  const findings = await Promise.all(
    ['leads/export.json', 'outbox.json'].map(async (path) => {
      const { status, text } = await ask(new URL(path, home));
      return unless(
        status !== 200 || !text.startsWith('['),
        `${new URL(path, home)} shows what visitors sent, to everybody.`,
        'Update the server, which asks for a token, and look at what your host itself puts in front of it.',
      );
    }),
  );
  return findings.flat();
}
