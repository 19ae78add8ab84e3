import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { ServerBuild } from 'react-router';
import type { OpenSite } from './site-source.ts';
import { toAddress } from './to-address.ts';

const ASSET_MAX_AGE = '365d';

/** The built site, of which the directory holds `client` and `server/index.js`. */
export function openBuiltSite(buildDirectory: string): OpenSite {
  return async (app) => {
    const build = (await import(pathToFileURL(join(buildDirectory, 'server/index.js')).href)) as ServerBuild;
    const clientDirectory = join(buildDirectory, 'client');
    const kit = join(buildDirectory, 'extension');
    await app.register(fastifyStatic, {
      root: join(clientDirectory, 'assets'),
      prefix: '/assets/',
      immutable: true,
      maxAge: ASSET_MAX_AGE,
      preCompressed: true,
    });
    return {
      mode: 'production',
      ...(existsSync(join(kit, 'manifest.json')) && { extensionKit: kit }),
      loadBuild: () => Promise.resolve(build),
      sendFile: (request, reply) => {
        const file = findPublicFile(clientDirectory, toAddress(request.url));
        if (!file) return Promise.resolve(false);
        void reply
          .header('cache-control', 'public, max-age=3600')
          .type(file.type)
          .send(createReadStream(file.path));
        return Promise.resolve(true);
      },
    };
  };
}

const PUBLIC_FILE_TYPES: Record<string, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
  webmanifest: 'application/manifest+json',
  txt: 'text/plain; charset=utf-8',
};

/** A file at the top of the built client, such as the icon. No path of a page has such a name. */
function findPublicFile(directory: string, url: string): { path: string; type: string } | null {
  const match = /^\/([\w-]+\.(svg|png|ico|webmanifest|txt))$/.exec(url.split('?')[0] ?? '');
  const type = PUBLIC_FILE_TYPES[match?.[2] ?? ''];
  if (!match?.[1] || type === undefined) return null;
  const path = join(directory, match[1]);
  return existsSync(path) ? { path, type } : null;
}
