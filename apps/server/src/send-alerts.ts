import { recordAudit, sendDueAlerts, type AlertsReport } from '@firsthand/api';
import type { Mailer } from '@firsthand/mailer';
import type { Context } from './create-context.ts';

/** Sends the alerts that are due now, from an open store, as the operator ordered. */
export async function sendAlerts(
  { config, store, logger }: Pick<Context, 'config' | 'store' | 'logger'>,
  mailer: Mailer,
  signal: AbortSignal,
): Promise<AlertsReport> {
  const { publicUrl, authSecret: secret } = config;
  const now = () => new Date();
  await recordAudit(store.database.db, { action: 'alerts-sent', actor: 'operator', now: now() });
  const tools = { db: store.database.db, logger, publicUrl, secret, mailer, now, clock: now };
  return sendDueAlerts(tools, signal);
}
