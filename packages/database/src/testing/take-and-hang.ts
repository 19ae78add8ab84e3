import { openDatabase } from '../open-database.ts';
import { startTaskWorker } from '../tasks/worker.ts';

// A worker process that takes a task and never finishes it.
const [url = ''] = process.argv.slice(2);
const { db } = await openDatabase({ kind: 'server', url });
const hang = async () => {
  console.log('taken');
  await new Promise(() => undefined);
};
startTaskWorker({ db, handlers: { hang }, leaseSeconds: 2, pollMs: 20, owner: 'killed' });
