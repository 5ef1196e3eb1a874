import { signature, signingKey } from '../base/sign';

/** Tells the clients of suspect leads apart without keeping their addresses: an address can't be found from its mark without the token. */
export class ClientMarks {
  readonly #key: Promise<CryptoKey>;

  constructor(token: string) {
    this.#key = signingKey('client mark', token);
  }

  /** The mark of a client, the same each time: 16 characters. */
  async of(client: string): Promise<string> {
    return (await signature(client, await this.#key)).slice(0, 16);
  }
}
