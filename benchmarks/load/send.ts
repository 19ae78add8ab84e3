import { fork } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../product.ts';
import type { AskFigures, AskPlan } from './plan.ts';

const FRESH_TOKENS_EVERY_MS = 8 * 60_000;

/** Has a process of its own follow the plan. Tokens hold for 15 minutes, so `renew` makes others meanwhile. */
export async function sendPeople(plan: AskPlan, renew: () => Promise<string[]>): Promise<AskFigures> {
  const child = fork(join(ROOT, 'dist/server/bench.mjs'), ['load', '--ask'], { stdio: 'inherit' });
  const renewing = setInterval(() => {
    renew().then(
      (tokens) => child.send({ tokens }),
      (error: unknown) => console.error(error),
    );
  }, FRESH_TOKENS_EVERY_MS);
  try {
    return await new Promise<AskFigures>((resolve, reject) => {
      child.once('message', (figures) => resolve(figures as AskFigures));
      child.once('error', reject);
      child.once('exit', (code) =>
        reject(new Error(`The process that asks ended with ${code ?? 'a signal'}`)),
      );
      child.send({ plan });
    });
  } finally {
    clearInterval(renewing);
  }
}
