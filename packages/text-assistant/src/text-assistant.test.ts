import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { createTextAssistant, type ModelFailure } from './text-assistant.ts';

const input = {
  title: 'Welder',
  company: 'Acme',
  descriptionText:
    'You will weld trailer frames with a crew of 6 in the main hall. You will check each seam by hand.',
  language: 'en',
};
const extracted = input.descriptionText;

interface Call {
  path: string;
  authorization: string | undefined;
  body: { model: string; messages: { role: string; content: string }[] };
}

let server: Server | undefined;
afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  server = undefined;
});

/** An endpoint that speaks the protocol and answers each call by `respond`. */
async function serve(
  respond: (response: ServerResponse, call: number) => void,
): Promise<{ baseUrl: string; calls: Call[] }> {
  const calls: Call[] = [];
  const started = createServer((request: IncomingMessage, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      calls.push({
        path: request.url ?? '',
        authorization: request.headers.authorization,
        body: JSON.parse(body) as Call['body'],
      });
      respond(response, calls.length);
    });
  });
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  return { baseUrl: `http://127.0.0.1:${(started.address() as AddressInfo).port}/v1`, calls };
}

function answer(response: ServerResponse, content: unknown): void {
  response.setHeader('content-type', 'application/json');
  response.end(
    JSON.stringify({
      id: 'c1',
      object: 'chat.completion',
      created: 1,
      model: 'small',
      choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
    }),
  );
}

async function summariseWith(respond: (response: ServerResponse, call: number) => void, timeoutMs = 2_000) {
  const { baseUrl, calls } = await serve(respond);
  const errors: unknown[] = [];
  const assistant = createTextAssistant({
    model: { baseUrl, apiKey: 'k', model: 'small', timeoutMs },
    onModelError: (error) => errors.push(error),
  });
  return { summary: await assistant.summarise(input), calls, errors };
}

describe('without a model', () => {
  test('extracts the summary', async () => {
    const assistant = createTextAssistant({ model: null });
    expect(await assistant.summarise(input)).toEqual({ text: extracted, origin: 'extract' });
  });

  test('says so when there is nothing to extract', async () => {
    const summary = await createTextAssistant({}).summarise({ ...input, descriptionText: '' });
    expect(summary).toEqual({ text: null, origin: 'extract' });
  });
});

describe('with a model', () => {
  test('gives its answer on one line, asked with title, employer and posting', async () => {
    const { summary, calls, errors } = await summariseWith((response) =>
      answer(response, ' You weld frames\nwith a crew of 6. You check the seams. '),
    );
    expect(summary).toEqual({
      text: 'You weld frames with a crew of 6. You check the seams.',
      origin: 'model',
    });
    expect(errors).toEqual([]);
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({
      path: '/v1/chat/completions',
      authorization: 'Bearer k',
      body: { model: 'small' },
    });
    const prompt = calls[0]?.body.messages.at(-1)?.content ?? '';
    for (const words of [input.title, input.company, input.descriptionText]) expect(prompt).toContain(words);
  });

  test('does not ask about a posting without a description', async () => {
    const { baseUrl, calls } = await serve((response) => answer(response, 'Invented.'));
    const assistant = createTextAssistant({ model: { baseUrl, model: 'small' } });
    expect(await assistant.summarise({ ...input, descriptionText: ' \n' })).toEqual({
      text: null,
      origin: 'extract',
    });
    expect(calls).toHaveLength(0);
  });

  test('tries once more after a fault', async () => {
    const { summary, calls } = await summariseWith((response, call) => {
      if (call === 1) response.writeHead(503).end('{}');
      else answer(response, 'You weld frames.');
    });
    expect(summary).toEqual({ text: 'You weld frames.', origin: 'model' });
    expect(calls).toHaveLength(2);
  });

  const failures: [string, ModelFailure, (response: ServerResponse) => void][] = [
    [
      'refuses the key',
      'unavailable',
      (response) => response.writeHead(401).end('{"error":{"message":"bad key"}}'),
    ],
    [
      'refuses the question',
      'refused',
      (response) => response.writeHead(400).end('{"error":{"message":"too long"}}'),
    ],
    ['fails every time', 'unavailable', (response) => response.writeHead(500).end('oops')],
    ['drops the connection', 'unavailable', (response) => response.destroy()],
    [
      'answers with a page',
      'unavailable',
      (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html></html>'),
    ],
    [
      'answers with other JSON',
      'unavailable',
      (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true}'),
    ],
    [
      'answers with broken JSON',
      'unavailable',
      (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"choices":['),
    ],
    ['answers with nothing', 'unusable', (response) => answer(response, '  \n ')],
    ['answers with null', 'unusable', (response) => answer(response, null)],
    ['answers too long', 'unusable', (response) => answer(response, 'You weld frames. '.repeat(40))],
    ['answers with HTML', 'unusable', (response) => answer(response, 'You weld <b>frames</b>.')],
    ['answers with Markdown', 'unusable', (response) => answer(response, '**Summary:** you weld frames.')],
    [
      'answers with a number of its own',
      'unusable',
      (response) => answer(response, 'You weld 40 frames a day.'),
    ],
  ];
  for (const [name, failure, respond] of failures) {
    test(`falls back and reports the failure when the model ${name}`, async () => {
      const { summary, errors } = await summariseWith(respond);
      expect(summary).toEqual({ text: extracted, origin: 'extract', failure });
      expect(errors).toHaveLength(1);
      expect(errors[0]).toBeInstanceOf(Error);
    });
  }

  test('falls back when the model does not answer in time', async () => {
    const { summary, calls, errors } = await summariseWith(() => undefined, 50);
    expect(summary).toEqual({ text: extracted, origin: 'extract', failure: 'unavailable' });
    expect(calls.length).toBeLessThanOrEqual(2);
    expect(errors).toHaveLength(1);
  });

  test('gives up a question when told to, without calling it a fault of the model', async () => {
    const stopping = new AbortController();
    const { baseUrl } = await serve(() => stopping.abort());
    const errors: unknown[] = [];
    const assistant = createTextAssistant({
      model: { baseUrl, model: 'small' },
      onModelError: (error) => errors.push(error),
    });
    const summary = await assistant.summarise(input, stopping.signal);
    expect(summary).toMatchObject({ text: extracted, origin: 'extract' });
    expect(errors).toEqual([]);
  });
});
