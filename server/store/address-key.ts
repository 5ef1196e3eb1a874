/** Spaces, control and formatting characters such as the zero-width ones, which nobody sees in an address. */
const unseen = /[\p{Z}\p{C}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * The form in which email addresses are compared: two addresses that people take for the same one have the same. Without
 * unseen characters, in one letter case and one Unicode form (NFKC, so full-width letters count as plain ones), with the
 * dotless and the dotted i as one letter, and the domain as it is in the DNS (`xn--…`).
 */
export function addressKey(address: string): string {
  // Upper case first: letters that differ only by their lower case, such as `ſ` and `s`, become the same.
  const folded = address
    .normalize('NFKC')
    .replace(unseen, '')
    .toUpperCase()
    .toLowerCase()
    .replaceAll('i\u0307', 'i')
    .normalize('NFC');
  const at = folded.lastIndexOf('@') + 1;
  return folded.slice(0, at) + domainKey(folded.slice(at));
}

/** Browsers write a domain of other letters as in the DNS into a field for addresses, and people write it as it reads. */
function domainKey(domain: string): string {
  const isPlain = /^[!-~]*$/.test(domain) || /[/?#\\:%]/.test(domain);
  return isPlain || !URL.canParse(`http://${domain}`) ? domain : new URL(`http://${domain}`).hostname;
}
