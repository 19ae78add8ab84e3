import { resolve } from 'node:path';
import { describeFailure } from './describe-failure.ts';
import { OperatorError } from './operator-error.ts';
import { readConfig } from './settings/config.ts';
import { noteRestore } from './store/note-restore.ts';
import { restore } from './store/restore.ts';

const REPLACE = '--replace';

async function main(): Promise<void> {
  const given = process.argv.slice(2);
  const [name, ...more] = given.filter((argument) => !argument.startsWith('-'));
  if (name === undefined || more.length > 0)
    throw new OperatorError(`Name one file: npm run restore -- FILE [${REPLACE}]`);
  const options = given.filter((argument) => argument.startsWith('-') && argument !== REPLACE);
  const config = readConfig({ env: process.env, directory: process.cwd(), arguments: options });
  await restore(config, { file: resolve(name), replaces: given.includes(REPLACE) });
  await noteRestore(config, console.error);
  console.log(`${config.dataDirectory} holds what ${name} held.`);
}

main().catch((error: unknown) => {
  console.error(describeFailure(error));
  process.exitCode = 1;
});
