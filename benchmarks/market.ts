import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readBoardsFile } from '@firsthand/crawler';
import { formatTable } from './measure.ts';
import { describeMarket, simulateMarket } from './market/simulate-market.ts';
import { ROOT } from './product.ts';

const HELP = `npm run bench -- market [--hours 72] [--seed 1]

Reads the whole bundled catalogue in simulated time: the real plan, lanes, lives, schedules and paces of hosts, boards of the
sizes that the catalogue tells, invented latencies, refusals and dead boards.`;

/** How long the whole market takes to be read, how fresh it is then, and what it costs. */
export async function run(given: string[]): Promise<void> {
  const { values } = parseArgs({
    args: given,
    options: {
      hours: { type: 'string', default: '72' },
      seed: { type: 'string', default: '1' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  const text = await readFile(join(ROOT, 'apps/server/catalogue/boards.csv'), 'utf8');
  const { boards } = await readBoardsFile(text, { fileName: 'boards.csv' });
  const figures = await simulateMarket(boards, { hours: Number(values.hours), seed: Number(values.seed) });
  for (const table of describeMarket(figures)) console.log(formatTable(table), '\n');
}
