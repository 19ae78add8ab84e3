import { defineConfig } from 'rolldown';

/** The workspace's own code is bundled; everything from npm stays in node_modules. */
export default defineConfig({
  input: {
    main: 'apps/server/src/main.ts',
    crawl: 'apps/server/src/crawl.ts',
    user: 'apps/server/src/user.ts',
    billing: 'apps/server/src/billing.ts',
    bench: 'benchmarks/bench.ts',
  },
  platform: 'node',
  external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('@firsthand/'),
  output: {
    dir: 'dist/server',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    sourcemap: true,
  },
});
