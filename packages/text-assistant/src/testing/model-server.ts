import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ModelOptions } from '../ask-model.ts';

export interface ModelServer {
  model: ModelOptions;
  /** Everything that each question sent, oldest first. */
  bodies: string[];
  close: () => Promise<void>;
}

/** A model on this machine that gives one answer to everything: text, or JSON as text, or a status as a number. */
export async function startModelServer(said: unknown): Promise<ModelServer> {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      bodies.push(body);
      response.setHeader('content-type', 'application/json');
      if (typeof said === 'number') {
        response.writeHead(said).end(JSON.stringify({ error: { message: `status ${said}` } }));
        return;
      }
      const content = typeof said === 'string' ? said : JSON.stringify(said);
      const message = { role: 'assistant', content };
      response.end(JSON.stringify({ id: 'c', object: 'chat.completion', choices: [{ index: 0, message }] }));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    model: { baseUrl: `http://127.0.0.1:${port}/v1`, model: 'small', timeoutMs: 5_000 },
    bodies,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
