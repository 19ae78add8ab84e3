import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
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
    // TypeScript sources of the workspace; Node cannot load them by itself.
    noExternal: [/^@firsthand\//],
  },
});
