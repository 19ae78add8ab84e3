import { lockDataDirectory } from '../data-directory-lock.ts';

// A process that takes a data directory, says how that went and lives until it is killed.
const [directory = ''] = process.argv.slice(2);
try {
  await lockDataDirectory(directory, { controlUrl: 'http://127.0.0.1:1', controlToken: 'secret' });
  console.log('locked');
  setInterval(() => undefined, 1_000);
} catch (error) {
  console.log(`refused ${(error as Error).message}`);
}
