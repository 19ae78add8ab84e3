import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    target: 'es2022',
    // A font or icon inlined as a data: address would need a looser Content-Security-Policy.
    assetsInlineLimit: 0,
  },
  ssr: {
    // TypeScript sources of the workspace; Node cannot load them by itself.
    noExternal: [/^@firsthand\//],
  },
});
