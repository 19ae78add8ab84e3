import { syncBilling, type BillingReport } from '@firsthand/api';
import { readDataDirectoryOwner } from '@firsthand/database';
import { BILLING_COMMAND_HELP, formatBillingReport, parseBillingCommand } from './billing-command.ts';
import { readConfig, type Config } from './settings/config.ts';
import { askServer } from './control/ask-server.ts';
import { describeFailure } from './describe-failure.ts';
import { openStore } from './store/open-store.ts';
import { OperatorError } from './operator-error.ts';
import { toBilling } from './settings/to-billing.ts';

async function main(): Promise<void> {
  const given = process.argv.slice(2);
  if (parseBillingCommand(given) === 'help') {
    console.log(BILLING_COMMAND_HELP);
    return;
  }
  const config = readConfig({
    env: process.env,
    directory: process.cwd(),
    arguments: given.filter((argument) => argument === '--live'),
  });
  const report = await sync(config);
  console.log(formatBillingReport(report));
  process.exitCode = report.failures.length === 0 ? 0 : 1;
}

/** A running embedded server has the data files to itself, so it is asked; otherwise this process opens them. */
async function sync(config: Config): Promise<BillingReport> {
  const owner = config.databaseUrl === undefined ? readDataDirectoryOwner(config.dataDirectory) : null;
  if (owner) {
    return askServer(owner, { order: 'billing', isLive: config.mode === 'live' }, () => undefined);
  }
  const settings = toBilling(config, { stripe: null });
  if (!settings) {
    throw new OperatorError(
      config.usesSandboxStripe
        ? 'The demo takes its payments only while it runs. Start it first.'
        : 'Billing is not set up: the STRIPE_ settings are missing.',
    );
  }
  const store = await openStore(config, console.error);
  try {
    return await syncBilling(store.database.db, settings, () => new Date());
  } finally {
    await store.close();
  }
}

main().catch((error: unknown) => {
  console.error(describeFailure(error));
  process.exitCode = 1;
});
