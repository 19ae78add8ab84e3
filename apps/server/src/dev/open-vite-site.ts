import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerBuild } from 'react-router';
import { createServer, type ViteDevServer } from 'vite';
import type { OpenSite } from '../site/site-source.ts';

const SERVER_BUILD = 'virtual:react-router/server-build';
/** What a page is made of. Nothing else of this machine is served, least of all the data and the settings. */
const SERVED = ['apps/web', 'packages/contracts', 'node_modules'];

/** The site from its sources, with a change shown in open pages as soon as its file is saved. */
export function openViteSite(rootDirectory: string): OpenSite {
  return async (app) => {
    const directory = join(rootDirectory, 'apps/web');
    const vite = await createServer({
      root: directory,
      configFile: join(directory, 'vite.config.ts'),
      appType: 'custom',
      clearScreen: false,
      server: {
        middlewareMode: true,
        hmr: { server: app.server },
        fs: { allow: SERVED.map((path) => realpathSync(join(rootDirectory, path))) },
      },
    });
    app.addHook('preClose', () => vite.close());
    return {
      mode: 'development',
      loadBuild: async () => (await vite.ssrLoadModule(SERVER_BUILD)) as ServerBuild,
      sendFile: (request, reply) => sendByVite(vite, request, reply),
    };
  };
}

/** Vite writes past Fastify, or calls back when the address is none of its own. */
function sendByVite(vite: ViteDevServer, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const onSent = () => {
      reply.hijack();
      resolve(true);
    };
    reply.raw.once('close', onSent);
    vite.middlewares(request.raw, reply.raw, (error?: unknown) => {
      reply.raw.off('close', onSent);
      if (error === undefined) resolve(false);
      else reject(error instanceof Error ? error : new Error('Vite failed', { cause: error }));
    });
  });
}
