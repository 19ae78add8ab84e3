import { join } from 'node:path';
import { rolldown } from 'rolldown';
import config, { APART } from '../../../rolldown.config.mjs';

const root = join(import.meta.dirname, '../../..');

/** Bundles what runs apart, which Node 20 cannot run from its sources; in watch mode before every run. */
export default async function setup(project) {
  await build();
  project.onTestsRerun(build);
}

/** Each by itself, into the `dist` of its package. */
async function build() {
  for (const [name, input] of Object.entries(APART)) {
    const bundle = await rolldown({ ...config, cwd: root, input: { [name]: input }, logLevel: 'warn' });
    const dir = join(root, input.slice(0, input.indexOf('/src/')), 'dist');
    await bundle.write({ ...config.output, dir, sourcemap: false });
    await bundle.close();
  }
}
