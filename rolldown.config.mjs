import { cpSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'rolldown';

const ROOT = fileURLToPath(new URL('.', import.meta.url));

/** What runs in a process or a thread of its own. Tests that run from the sources bundle these too. */
export const APART = {
  'resume-reader': 'packages/resume-parser/src/read/reader.ts',
  'crawl-thread': 'apps/server/src/crawl-thread/crawl-thread.ts',
  'search-thread': 'packages/search/src/bitmap/worker/search-thread.ts',
  'resume-room': 'packages/resume-writer/src/room/resume-room.ts',
  'packet-room': 'apps/api/src/features/job-applications/room/packet-room.ts',
  'account-file-room': 'apps/api/src/features/users/account-file/room/account-file-room.ts',
};

/** What the programs read from beside their bundle: PGlite's thread, the texts of the sandbox, places, how resumes look. */
const BESIDE = {
  'places.bin': 'packages/gazetteer/build/places.bin',
  'occupations.txt': 'packages/occupations/build/occupations.txt',
  'pglite-worker.mjs': 'packages/database/src/pglite-worker.mjs',
  'resume.typ': 'packages/resume-writer/src/pdf/resume.typ',
  texts: 'apps/sandbox/src/texts',
};

/**
 * The workspace's own code is bundled; everything from npm stays in node_modules.
 * @type {import('rolldown').InputOptions}
 */
export const PROGRAM = {
  platform: 'node',
  external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('@firsthand/'),
  // A module is there for what it exports: a command loads nothing of the API that it does not use.
  treeshake: { moduleSideEffects: false },
  plugins: [
    {
      name: 'files-beside-the-bundle',
      buildStart() {
        for (const path of Object.values(BESIDE)) for (const file of listFiles(path)) this.addWatchFile(file);
      },
      writeBundle({ dir }) {
        for (const [name, path] of Object.entries(BESIDE))
          cpSync(join(ROOT, path), join(dir ?? '', name), { recursive: true });
      },
    },
  ],
};

export default defineConfig({
  ...PROGRAM,
  input: {
    main: 'apps/server/src/main.ts',
    crawl: 'apps/server/src/crawl.ts',
    boards: 'apps/server/src/boards-command/boards.ts',
    discover: 'apps/server/src/boards-command/discover.ts',
    user: 'apps/server/src/user.ts',
    billing: 'apps/server/src/billing.ts',
    alerts: 'apps/server/src/alerts.ts',
    mcp: 'apps/server/src/mcp.ts',
    backup: 'apps/server/src/backup.ts',
    restore: 'apps/server/src/restore.ts',
    bench: 'benchmarks/bench.ts',
    ...APART,
  },
  output: {
    dir: 'dist/server',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    sourcemap: true,
  },
});

function listFiles(path) {
  const whole = join(ROOT, path);
  if (statSync(whole).isFile()) return [whole];
  return readdirSync(whole, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
