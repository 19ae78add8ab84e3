import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatCrawlTable, type CommandResult } from '@firsthand/crawler';
import { readDataDirectoryOwner } from '@firsthand/database';
import { readConfig, type Config } from './settings/config.ts';
import { askServer } from './control/ask-server.ts';
import { createOrderHandlers } from './control/order-handlers.ts';
import { createProgress, type Progress } from './crawl-progress.ts';
import { createContext } from './create-context.ts';
import { describeFailure } from './describe-failure.ts';

const rootDirectory = resolve(fileURLToPath(new URL('../..', import.meta.url)));

async function main(): Promise<void> {
  const given = process.argv.slice(2);
  const config = readConfig({ env: process.env, directory: process.cwd(), arguments: given });
  const names = given.filter((argument) => !argument.startsWith('--'));
  const progress = createProgress(process.stdout);
  const result = await crawl(config, names, progress);
  progress.end();
  console.log(result.reports.length === 0 ? 'No board was due.' : formatCrawlTable(result.reports));
  if (result.paused.length > 0) console.log(toPausedText(result.paused, names.length > 0));
  for (const fault of result.faults) console.error(`${fault.name}: ${fault.message}`);
  process.exitCode = result.ok ? 0 : 1;
}

/** A board that an admin paused is read only where it is named. */
function toPausedText(paused: readonly string[], wereNamed: boolean): string {
  const [subject, was] = paused.length === 1 ? ['is', 'was'] : ['are', 'were'];
  const become = wereNamed ? `${was} read this once` : `${was} not read`;
  return `${paused.join(', ')} ${subject} paused and ${become}. Admins resume boards at /operations.`;
}

/** A running embedded server has the data files to itself, so it is asked; otherwise this process does the work. */
async function crawl(config: Config, names: string[], progress: Progress): Promise<CommandResult> {
  const owner = config.databaseUrl === undefined ? readDataDirectoryOwner(config.dataDirectory) : null;
  if (owner) {
    progress.say(`The running server (process ${owner.pid}) does the crawling.`);
    return askServer(owner, { order: 'crawl', names }, progress.show);
  }
  const context = await createContext(config, { rootDirectory, onNotice: progress.say });
  const interrupted = new AbortController();
  process.once('SIGINT', () => {
    interrupted.abort();
  });
  try {
    const handlers = createOrderHandlers(context);
    return await handlers.crawl({ order: 'crawl', names }, progress.show, interrupted.signal);
  } finally {
    await context.close();
  }
}

main().catch((error: unknown) => {
  console.error(describeFailure(error));
  process.exitCode = 1;
});
