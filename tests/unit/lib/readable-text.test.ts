import { describe, expect, it } from 'vitest';
import { readableText } from '../../../widgets/lib/readable-text';

describe("a service's answer, made readable", () => {
  it.each([
    ['plain text as it is', 'Not like this', 'Not like this'],
    ['one line of several', ' Not\n\n  like\tthis ', 'Not like this'],
    ['plain text with a sign in it', 'width < 3 and height > 4', 'width < 3 and height > 4'],
    ['a page without its markup', '<h1>Bad <b>Gateway</b></h1>', 'Bad Gateway'],
    [
      'a page whose words stay apart',
      '<li>Bad</li><li>Gateway<style>b{}</style>(502)</li>',
      'Bad Gateway (502)',
    ],
    ['a page that begins with space', ' \n<p>Away</p>', 'Away'],
    ['a page without what nobody reads', '<title>502</title><style>b{}</style><p>Away</p>', 'Away'],
    [
      'a page with a script in it',
      '<p>One</p><script>\nlet a = 1;\n</script><SCRIPT>2</SCRIPT><p>two</p>',
      'One two',
    ],
    ['nothing of nothing', '', ''],
    ['200 characters whole', 'x'.repeat(200), 'x'.repeat(200)],
    ['longer ones cut, with a sign of it', 'x'.repeat(201), `${'x'.repeat(199)}…`],
  ])('is %s', (_, answer, line) => {
    expect(readableText(answer)).toBe(line);
  });

  it('is taken from the first 20,000 characters', () => {
    expect(readableText(`${' '.repeat(19_999)}ab`)).toBe('a');
    expect(readableText('<'.repeat(2_000_000))).toHaveLength(200);
  });
});
