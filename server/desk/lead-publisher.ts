import type { PublishedLead } from '../../shared/lead';
import { type ServerBusiness, urlOnServer } from '../base/business';
import type { LeadLinks } from '../store/lead-links';
import type { LeadParts } from '../store/lead-queries';
import type { PhotoRow, VisitRow } from '../store/schema';
import { publishLead } from '../store/stored-lead';
import { photoIdOf } from './photo-files';
import { isUnanswered } from './visit-mail';
import { businessHalfDay } from './visit-times';

/** Parts that it needs. */
export interface LeadPublisherOptions {
  readonly business: ServerBusiness;
  readonly links: LeadLinks;
  readonly now: () => number;
}

/** Makes what webhooks and exports say of a lead: the record, its stage, its visit, and its photos as links. */
export class LeadPublisher {
  readonly #options: LeadPublisherOptions;

  constructor(options: LeadPublisherOptions) {
    this.#options = options;
  }

  /** A lead as webhooks and exports have it. Links of photos open for 14 days without signing in. */
  async publish({ lead, visit, photos }: LeadParts): Promise<PublishedLead> {
    const { business, links, now } = this.#options;
    const page =
      photos.length === 0
        ? ''
        : ((await links.urlOf(lead.leadId, now())) ?? urlOnServer(business, `leads/${lead.leadId}`));
    return publishLead(lead, {
      visit: visit && this.#visit(visit),
      photos: photos.map((photo) => publishedPhoto(photo, page)),
    });
  }

  /** Groups of leads, each as exports have it. */
  async *publishAll(groups: AsyncIterable<readonly LeadParts[]>): AsyncGenerator<readonly PublishedLead[]> {
    for await (const group of groups) yield await Promise.all(group.map((one) => this.publish(one)));
  }

  #visit(visit: VisitRow): PublishedLead['visit'] {
    const { times, note, askedAt, decidedAt, confirmed } = visit;
    const timed = (id: string) => {
      const halfDay = businessHalfDay(id, this.#options.business);
      return halfDay ? [{ id, from: halfDay.from, to: halfDay.to }] : [];
    };
    return {
      asked: times.flatMap(timed),
      note,
      askedAt: isoTime(askedAt),
      isAnswered: !isUnanswered(visit),
      confirmed: confirmed === null ? null : (timed(confirmed)[0] ?? null),
      decidedAt: isoTime(decidedAt),
    };
  }
}

function publishedPhoto(
  { id, description, addedAt }: PhotoRow,
  page: string,
): PublishedLead['photos'][number] {
  return {
    url: `${page}/photos/${photoIdOf(id)}`,
    description,
    addedAt: new Date(addedAt).toISOString(),
  };
}

function isoTime(timeMs: number | null): string | null {
  return timeMs === null ? null : new Date(timeMs).toISOString();
}
