import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

export interface Installed {
  /** `name@version`. */
  packageName: string;
  /** The module's path within the package, e.g. `dist/index.mjs`. */
  file: string;
}

/** Installs a package in a folder of its own, imports a module of it and removes it after use. It is none of the project's. */
export async function withInstalled<Result>(
  { packageName, file }: Installed,
  use: (module: unknown) => Promise<Result>,
): Promise<Result> {
  const directory = await mkdtemp(join(tmpdir(), 'firsthand-bench-package-'));
  try {
    await promisify(execFile)('npm', [
      'install',
      ...['--prefix', directory, '--no-audit', '--no-fund', '--ignore-scripts', packageName],
    ]);
    const name = packageName.slice(0, packageName.lastIndexOf('@'));
    const path = join(directory, 'node_modules', name, file);
    return await use((await import(pathToFileURL(path).href)) as unknown);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
