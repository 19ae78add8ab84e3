import { resolve } from 'node:path';
import { readDataDirectoryOwner } from '@firsthand/database';
import { askServer } from './control/ask-server.ts';
import { describeFailure } from './describe-failure.ts';
import { OperatorError } from './operator-error.ts';
import { readConfig, type Config } from './settings/config.ts';
import { backUp, refuseServer, type BackupReport } from './store/back-up.ts';
import { openStore } from './store/open-store.ts';

async function main(): Promise<void> {
  const given = process.argv.slice(2);
  const [name, ...more] = given.filter((argument) => !argument.startsWith('-'));
  if (name === undefined || more.length > 0) throw new OperatorError('Name one file: npm run backup -- FILE');
  const options = given.filter((argument) => argument.startsWith('-'));
  const config = readConfig({ env: process.env, directory: process.cwd(), arguments: options });
  refuseServer(config.databaseUrl);
  const { file, bytes } = await backUpOrAsk(config, resolve(name));
  console.log(`${file} holds the store, ${(bytes / 1e6).toFixed(1)} MB.`);
}

/** A running embedded server has the data files to itself, so it is asked; otherwise this process opens them. */
async function backUpOrAsk(config: Config, file: string): Promise<BackupReport> {
  const owner = readDataDirectoryOwner(config.dataDirectory);
  const isLive = config.mode === 'live';
  if (owner) return askServer(owner, { order: 'backup', isLive, file }, () => undefined);
  const store = await openStore(config, console.error);
  try {
    return await backUp(store.database, file);
  } finally {
    await store.close();
  }
}

main().catch((error: unknown) => {
  console.error(describeFailure(error));
  process.exitCode = 1;
});
