import type { PushDeviceRow } from '../store/schema';

/** What a phone shows. */
export interface OwnerMessage {
  readonly title: string;
  readonly body: string;
  /** What a tap opens. */
  readonly url: string;
}

/** The way to the push services of browsers; there is none at the edge. */
export interface PushSender {
  /** The server's public key, with which browsers ask their service for an address. */
  readonly publicKey: string;
  /**
   * Sends a message, encrypted for the device; `tag` names it, so that a repeated one replaces the first. Resolves with false if
   * the device's address is gone for good; rejects on any other failure.
   */
  send(device: PushDeviceRow, message: OwnerMessage, tag: string): Promise<boolean>;
}
