import { eq, sql } from 'drizzle-orm';
import type { LeadDatabase } from '../leads/lead-database';
import { deliveries, leads } from '../leads/schema';

/** The topic of the mail to the business about a visitor's additions. */
export const addedTopic = 'visitorAdded';

/** Whether a lead is stored, so that something can be added to it. */
export async function hasLead(database: LeadDatabase, leadId: string): Promise<boolean> {
  const rows = await database.select({ leadId: leads.leadId }).from(leads).where(eq(leads.leadId, leadId));
  return rows.length > 0;
}

/**
 * The statements that queue the mail about a visitor's additions, after `delayMs`. A mail queued but not yet tried
 * covers this addition, too, and goes out no later. The mail is rendered when it goes out. That of a suspect lead is
 * held, like its other mails.
 */
export function queueAdded(leadId: string, nowMs: number, delayMs: number) {
  const dueAt = nowMs + delayMs;
  const untried = sql`lead_id = ${leadId} AND topic = ${addedTopic} AND state IN ('pending', 'held') AND attempts = 0`;
  return [
    sql`
      INSERT INTO ${deliveries} (id, lead_id, channel, topic, state, created_at, started_at, attempts, next_attempt_at)
      SELECT ${`${leadId}.${crypto.randomUUID()}`}, ${leadId}, 'mail', ${addedTopic},
        CASE suspect WHEN '' THEN 'pending' ELSE 'held' END, ${nowMs}, ${nowMs}, 0, ${dueAt}
      FROM ${leads} WHERE lead_id = ${leadId}
      AND NOT EXISTS (SELECT 1 FROM ${deliveries} WHERE ${untried})`,
    sql`UPDATE ${deliveries} SET next_attempt_at = min(next_attempt_at, ${dueAt}) WHERE ${untried}`,
  ] as const;
}
