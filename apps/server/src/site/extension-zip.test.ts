import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { KIT_ORIGIN, makeExtensionZip } from './extension-zip.ts';

test('the extension is given out for the site’s own address, with its version', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'firsthand-kit-'));
  try {
    await writeFile(join(folder, 'worker.js'), `const SITE = "${KIT_ORIGIN}";`);
    await writeFile(join(folder, 'icon.png'), new Uint8Array([1, 2, 3]));
    const manifest = { version: '1.2.3', host_permissions: ['https://jobs.lever.co/*', `${KIT_ORIGIN}/*`] };
    await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
    const made = makeExtensionZip(folder, 'http://jobs.example:3000/');
    expect(made.version).toBe('1.2.3');
    const files = unzipSync(made.content);
    expect(strFromU8(files['worker.js'] ?? new Uint8Array())).toBe(
      'const SITE = "http://jobs.example:3000";',
    );
    // A pattern of an extension names no port.
    expect(JSON.parse(strFromU8(files['manifest.json'] ?? new Uint8Array()))).toMatchObject({
      host_permissions: ['https://jobs.lever.co/*', 'http://jobs.example/*'],
    });
    expect([...(files['icon.png'] ?? [])]).toEqual([1, 2, 3]);
    expect(makeExtensionZip(folder, 'http://jobs.example:3000').content).toEqual(made.content);
  } finally {
    await rm(folder, { recursive: true });
  }
});
