import { join } from 'node:path';
import { build } from 'rolldown';

const ENGINE = join(import.meta.dirname, '../../../../apps/extension/src/testing/engine.ts');

/** What the extension's script in a page is made of, as one script that gives `engine`. */
export function bundleEngine(): Promise<string> {
  return bundle(ENGINE, 'engine');
}

/** A page made with a framework, with all that it imports. */
export function bundlePage(name: string): Promise<string> {
  return bundle(join(import.meta.dirname, 'pages', `${name}.mjs`));
}

async function bundle(input: string, name?: string): Promise<string> {
  const { output } = await build({
    ...{ input, platform: 'browser', write: false, logLevel: 'warn' },
    transform: { define: { 'process.env.NODE_ENV': JSON.stringify('production') } },
    output: { format: 'iife', ...(name === undefined ? {} : { name }) },
  });
  return output[0].code;
}
