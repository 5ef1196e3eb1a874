import { eq, sql } from 'drizzle-orm';
import type { LeadDatabase } from '../leads/lead-database';
import { deliveries, leads } from '../leads/schema';

/** The topic of the mail that tells the business what a visitor has added to a lead. */
export const addedTopic = 'visitorAdded';

/** Whether a lead is stored, so that something can be added to it. */
export async function hasLead(database: LeadDatabase, leadId: string): Promise<boolean> {
  const rows = await database.select({ leadId: leads.leadId }).from(leads).where(eq(leads.leadId, leadId));
  return rows.length > 0;
}

/**
 * The statements that put the mail about what a visitor has added into the queue, after `delayMs`; one that has not been tried yet tells of
 * this, too, and goes out no later. The mail is made when it goes out. That of a suspect lead is held, like its others.
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
