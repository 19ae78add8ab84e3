import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import closeWithGrace from 'close-with-grace';
import { readConfig } from './config.ts';
import { describeFailure } from './describe-failure.ts';
import { startProduct } from './start.ts';

const STOP_WITHIN_MS = 20_000;
/** The bundle lies in dist/server. */
const rootDirectory = resolve(fileURLToPath(new URL('../..', import.meta.url)));

async function main(): Promise<void> {
  const config = readConfig({ env: process.env, directory: process.cwd(), arguments: process.argv.slice(2) });
  const product = await startProduct(config, {
    rootDirectory,
    onNotice: (text) => {
      console.log(text);
    },
  });
  const grace = closeWithGrace({ delay: STOP_WITHIN_MS }, async ({ err }) => {
    if (err) console.error(err);
    await product.stop();
    console.log('stopped');
  });
  try {
    if (await product.ready()) console.log(`ready ${product.url}`);
  } catch (error) {
    grace.uninstall();
    await product.stop();
    throw error;
  }
}

main().catch((error: unknown) => {
  console.error(describeFailure(error));
  process.exitCode = 1;
});
