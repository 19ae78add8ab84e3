import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** The package names only its development build, whose warnings the browser would load and the server would run. */
const routerDirectory = join(
  dirname(fileURLToPath(import.meta.resolve('react-router/package.json'))),
  'dist/production',
);

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  ...(command === 'build' && {
    resolve: {
      alias: [
        { find: /^react-router$/, replacement: join(routerDirectory, 'index.mjs') },
        { find: /^react-router\/dom$/, replacement: join(routerDirectory, 'dom-export.mjs') },
      ],
    },
  }),
  build: {
    target: 'es2022',
    // A font or icon inlined as a data: address would need a looser Content-Security-Policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Few files on a first visit, and React's stays the same from one version of the site to the next.
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /\/node_modules\/(react|react-dom|react-router|scheduler)\//,
              priority: 2,
            },
            { name: 'shared', test: /\/(apps|packages)\//, minShareCount: 12, priority: 1 },
            { name: 'frame', test: /\/features\/site-frame\// },
          ],
        },
      },
    },
  },
  ssr: {
    // The built site holds React as it is in production, whatever NODE_ENV the server runs with. While somebody works on
    // it, only the workspace's TypeScript has to pass through Vite, since Node cannot load that by itself.
    noExternal: command === 'build' ? true : [/^@firsthand\//],
  },
  ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
}));
