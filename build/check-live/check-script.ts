import { createHash } from 'node:crypto';
import { type Finding, unless } from './finding';
import { ask, type LiveSite } from './live-site';

/** Checks the served script: its hash, CORS for partners, and its cache lifetime. */
export async function checkScript({ home }: LiveSite): Promise<Finding[]> {
  const address = new URL('widgets/painting-widgets.js', home).href;
  const script = await ask(address);
  const named = await ask(new URL('widgets/integrity.json', home));
  const hash = `sha384-${createHash('sha384').update(script.text).digest('base64')}`;
  const cache = script.headers.get('cache-control') ?? '';
  if (script.status !== 200) {
    return unless(
      false,
      `There is no script at ${address} (${script.status || script.text}).`,
      'Upload the folder dist/widgets, too.',
    );
  }
  return [
    ...unless(
      named.text.includes(hash),
      'The script is not the one whose hash integrity.json names.',
      'Upload dist/widgets again as a whole, and turn off whatever the host does to scripts, such as minifying.',
    ),
    ...unless(
      !cache.includes('immutable') && !/max-age=\d{5}/.test(cache),
      `The script without a version is kept by browsers for long (${cache}).`,
      'Let only the folders of versions, such as /widgets/1.0.0/, be immutable; see dist/_headers.',
    ),
    ...unless(
      script.headers.get('access-control-allow-origin') === '*',
      'Partners cannot load the script with a hash: it comes without Access-Control-Allow-Origin: *.',
      'Give the host the headers of dist/_headers for /widgets/*.',
    ),
  ];
}
