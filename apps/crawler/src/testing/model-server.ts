import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ModelServer {
  baseUrl: string;
  /** What each question said, oldest first. */
  questions: string[];
  /** Most questions that were open at one moment. */
  mostAtOnce: () => number;
  close: () => Promise<void>;
}

/** What the model says to a question, or the status it refuses it with. */
export type Answer = (question: string) => string | number | Promise<string | number>;

/** A server on this machine that speaks the protocol of OpenAI-compatible endpoints. */
export async function startModelServer(answer: Answer): Promise<ModelServer> {
  const questions: string[] = [];
  let open = 0;
  let most = 0;
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      const { messages } = JSON.parse(body) as { messages: { content: string }[] };
      const question = messages.at(-1)?.content ?? '';
      questions.push(question);
      most = Math.max(most, ++open);
      void Promise.resolve(answer(question)).then((said) => {
        open -= 1;
        send(response, said);
      });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    questions,
    mostAtOnce: () => most,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function send(response: ServerResponse, said: string | number): void {
  response.setHeader('content-type', 'application/json');
  if (typeof said === 'number') {
    response.writeHead(said).end(JSON.stringify({ error: { message: `status ${said}` } }));
    return;
  }
  const message = { role: 'assistant', content: said };
  response.end(JSON.stringify({ id: 'c', object: 'chat.completion', choices: [{ index: 0, message }] }));
}
