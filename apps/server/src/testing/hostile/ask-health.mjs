// A program of its own, so that what the test itself does delays no question: asks `/healthz` again and again until it is
// ended, and says of each answer when it was asked for, when it came and what its status was.
import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const EVERY_MS = 20;
const [address = ''] = process.argv.slice(2);

const ask = () =>
  new Promise((resolve) => {
    get(address, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode));
    }).on('error', (error) => resolve(error.message.replaceAll(' ', '-')));
  });

for (;;) {
  const askedAt = Date.now();
  const status = await ask();
  process.stdout.write(`${askedAt} ${Date.now()} ${status}\n`);
  await sleep(EVERY_MS);
}
