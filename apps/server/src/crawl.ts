import { formatCrawlTable } from '@firsthand/crawler';
import { readConfig } from './settings/config.ts';
import { carryOut } from './control/carry-out.ts';
import { createProgress } from './crawl-progress.ts';
import { describeFailure } from './describe-failure.ts';

async function main(): Promise<void> {
  const given = process.argv.slice(2);
  const config = readConfig({ env: process.env, directory: process.cwd(), arguments: given });
  const names = given.filter((argument) => !argument.startsWith('--'));
  const progress = createProgress(process.stdout);
  const result = await carryOut(
    config,
    { order: 'crawl', names },
    { say: progress.say, onEvent: progress.show },
  );
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

main().catch((error: unknown) => {
  console.error(describeFailure(error));
  process.exitCode = 1;
});
