import type { AlertsReport } from '@firsthand/api';
import { readDataDirectoryOwner } from '@firsthand/database';
import { createMailer } from '@firsthand/mailer';
import { formatAlertsReport } from './alerts-report.ts';
import { askServer } from './control/ask-server.ts';
import { createLogger } from './create-logger.ts';
import { describeFailure } from './describe-failure.ts';
import { OperatorError } from './operator-error.ts';
import { readConfig, type Config } from './settings/config.ts';
import { sendAlerts } from './send-alerts.ts';
import { openStore } from './store/open-store.ts';

async function main(): Promise<void> {
  const given = process.argv.slice(2).filter((argument) => argument === '--live');
  const config = readConfig({ env: process.env, directory: process.cwd(), arguments: given });
  const report = await sendOrAsk(config);
  console.log(formatAlertsReport(report));
  process.exitCode = report.failures.length === 0 ? 0 : 1;
}

/** A running embedded server has the data files to itself, so it is asked; otherwise this process opens them. */
async function sendOrAsk(config: Config): Promise<AlertsReport> {
  const owner = config.databaseUrl === undefined ? readDataDirectoryOwner(config.dataDirectory) : null;
  if (owner) {
    return askServer(owner, { order: 'alerts', isLive: config.mode === 'live' }, () => undefined);
  }
  const { smtpUrl, mailFrom, smtpNeedsTls } = config;
  if (smtpUrl === null) {
    throw new OperatorError(
      config.usesSandboxMail
        ? 'The demo takes its mail only while it runs. Start it first.'
        : 'Sending mail is not set up: SMTP_URL is missing.',
    );
  }
  const mailer = createMailer({ smtpUrl, from: mailFrom, requireTls: smtpNeedsTls });
  const store = await openStore(config, console.error);
  try {
    const logger = createLogger(config.logLevel);
    return await sendAlerts({ config, store, logger }, mailer, new AbortController().signal);
  } finally {
    mailer.close();
    await store.close();
  }
}

main().catch((error: unknown) => {
  console.error(describeFailure(error));
  process.exitCode = 1;
});
