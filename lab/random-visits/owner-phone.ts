import type { RunningServers } from '../../server/app/start';
import type { LeadRow } from '../../server/store/schema';
import { pushService } from '../../tests/support/server/push-service';

/** Counts and faults of the push messages of a run. */
export interface PhoneVerdict {
  readonly pushes: number;
  /** A line for each lead that the phone was not told of, and for each message that came twice. */
  readonly pushFaults: readonly string[];
}

/** The phone of the lab's business. Its push service first fails as often as given. */
export class OwnerPhone {
  readonly #service: ReturnType<typeof pushService>;

  constructor(failures: number) {
    this.#service = pushService({ failures });
  }

  get fetch(): typeof globalThis.fetch {
    return this.#service.fetch;
  }

  /** Asks a server for messages. */
  async subscribe({ origin, leadsToken }: RunningServers): Promise<void> {
    const { status } = await fetch(`${origin}/leads/devices`, {
      method: 'POST',
      redirect: 'manual',
      headers: { Authorization: `Bearer ${leadsToken}`, Origin: origin },
      body: new URLSearchParams(this.#service.subscription),
    });
    if (status !== 303) throw new Error(`The phone was refused with ${status}`);
  }

  /** Compares the push messages with the leads in the store; held leads need none. */
  judge(stored: readonly Pick<LeadRow, 'leadId' | 'suspect'>[]): PhoneVerdict {
    const { told } = this.#service;
    const tags = told.map(({ tag }) => tag);
    const untold = stored.filter(
      ({ leadId, suspect }) => suspect === '' && !tags.some((tag) => tag.startsWith(`${leadId}.push.new.`)),
    );
    return {
      pushes: told.length,
      pushFaults: [
        ...untold.map(({ leadId }) => `the phone was not told of ${leadId.slice(0, 6)}`),
        ...tags
          .filter((tag, index) => tags.indexOf(tag) !== index)
          .map((tag) => `the phone was told twice: ${tag}`),
      ],
    };
  }
}
