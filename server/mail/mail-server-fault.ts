/** What a mail library's error may tell. */
type ErrorFacts = Readonly<Record<string, unknown>>;

const certificateFaults = new Map([
  ['CERT_HAS_EXPIRED', 'the certificate of the mail server has expired'],
  ['CERT_NOT_YET_VALID', 'the certificate of the mail server is not valid yet: is the clock right?'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'the certificate of the mail server is for another name'],
]);
/** OpenSSL's names of the ways in which nobody known has signed a certificate. */
const unknownSigners =
  /^(DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_(GET_ISSUER_CERT(_LOCALLY)?|VERIFY_LEAF_SIGNATURE))$/;

/**
 * Why there was no session with the mail server: its name, port, encryption, certificate or sign-in. It quotes neither
 * names nor addresses. Undefined for any other error.
 */
export function mailServerFault(error: unknown): string | undefined {
  const facts: ErrorFacts = Object(error);
  const { code, originalCode, responseCode, timeoutType } = facts;
  if (code === 'EAUTH') return signInFault(responseCode);
  if (code === 'EDNS') return 'there is no mail server of that name';
  const cause = String(originalCode ?? code);
  const certificate = certificateFaults.get(cause);
  if (certificate) return certificate;
  if (unknownSigners.test(cause)) return 'nobody known has signed the certificate of the mail server';
  if (/^(ERR_SSL_|EPROTO$)/.test(cause))
    return 'the port of the mail server does not begin with encryption: smtp:// is meant';
  if (/^E(CONNREFUSED|HOSTUNREACH|NETUNREACH)$/.test(cause)) return 'the port of the mail server is closed';
  if (code === 'ETIMEDOUT' && timeoutType === 'CONNECT_TIMEOUT')
    return 'the port of the mail server does not answer';
  if (code === 'ETIMEDOUT' && timeoutType === 'GREETING_TIMEOUT')
    return 'the mail server does not greet: perhaps smtps:// is meant';
  if (timeoutType === 'UPGRADE_TIMEOUT' || code === 'ETLS')
    return 'the mail server breaks off when encryption begins';
  return undefined;
}

function signInFault(responseCode: unknown): string {
  return typeof responseCode === 'number'
    ? `the mail server refuses the user or the password (${responseCode})`
    : 'the mail server knows no way to sign in with this user and password';
}
