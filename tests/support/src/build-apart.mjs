import { join } from 'node:path';
import { rolldown } from 'rolldown';
import config, { RESUME_READER } from '../../../rolldown.config.mjs';

const root = join(import.meta.dirname, '../../..');

/** Bundles the process that reads resumes, which Node 20 cannot run from its sources; in watch mode before every run. */
export default async function setup(project) {
  await build();
  project.onTestsRerun(build);
}

async function build() {
  const bundle = await rolldown({ ...config, cwd: root, input: RESUME_READER, logLevel: 'warn' });
  await bundle.write({ ...config.output, dir: join(root, 'packages/resume-parser/dist'), sourcemap: false });
  await bundle.close();
}
