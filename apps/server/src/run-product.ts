import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import closeWithGrace from 'close-with-grace';
import { readConfig, type Config } from './settings/config.ts';
import { toLoggedError } from './create-logger.ts';
import { describeFailure } from './describe-failure.ts';
import { openBuiltSite } from './site/open-built-site.ts';
import type { OpenSite } from './site/site-source.ts';
import { startProduct } from './start.ts';

/** After the drain. What is under way, the store and the stand-ins have their own, shorter limits; see `closeAll`. */
const STOP_WITHIN_MS = 40_000;
/** The bundle lies in a folder of dist. */
const rootDirectory = resolve(fileURLToPath(new URL('../..', import.meta.url)));

interface RunOptions {
  /** Default: the built site. */
  toOpenSite?: (rootDirectory: string, config: Config) => OpenSite;
}

/** Runs the whole product in this process until it is told to stop, and says on the terminal how it goes. */
export function runProduct(options: RunOptions = {}): void {
  run(options).catch((error: unknown) => {
    console.error(describeFailure(error));
    process.exitCode = 1;
  });
}

async function run({ toOpenSite = toBuiltSite }: RunOptions): Promise<void> {
  const config = readConfig({ env: process.env, directory: process.cwd(), arguments: process.argv.slice(2) });
  const product = await startProduct(config, {
    rootDirectory,
    openSite: toOpenSite(rootDirectory, config),
    onNotice: (text) => {
      console.log(text);
    },
  });
  const grace = closeWithGrace(
    { delay: STOP_WITHIN_MS + config.drainSeconds * 1_000 },
    async ({ err, signal }) => {
      if (err) console.error(toLoggedError(err));
      // Who presses Ctrl-C waits for it.
      await product.stop({ drain: signal === 'SIGTERM' });
      console.log('stopped');
    },
  );
  try {
    if (await product.ready()) console.log(`ready ${product.url}`);
  } catch (error) {
    grace.uninstall();
    await product.stop();
    throw error;
  }
}

function toBuiltSite(root: string): OpenSite {
  return openBuiltSite(join(root, 'apps/web/build'));
}
