import { rolldown } from 'rolldown';
import { root } from './sources.mjs';

/** Bundles a program that makes a file which the product reads, so that Node can run it before anything is built. */
export async function bundleMaker(input, file) {
  const bundle = await rolldown({
    cwd: root,
    input,
    platform: 'node',
    external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('@firsthand/'),
  });
  await bundle.write({ file });
  await bundle.close();
}
