import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerBuild } from 'react-router';

/** Where the site comes from: its build, or Vite while somebody works on it. */
export interface SiteSource {
  mode: 'production' | 'development';
  /** The site's code on the server. Asked for each page that is rendered: in development it changes. */
  loadBuild: () => Promise<ServerBuild>;
  /** The folder of the browser extension, built for no site yet; default: there is none. */
  extensionKit?: string;
  /** Answers an address of a file, such as an icon or a script, and tells whether it did. */
  sendFile: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;
}

/** Opens a source for this server and lets the server's closing close it. */
export type OpenSite = (app: FastifyInstance) => Promise<SiteSource>;
