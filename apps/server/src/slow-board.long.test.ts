import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startSandbox } from '@firsthand/sandbox';
import { closeAfterFile } from '@firsthand/test-support';
import { expect, test } from 'vitest';
import { buildProgram } from './testing/built-program.ts';
import { createSettings, SLOW_MS } from './testing/program-and-boards.ts';

const STOPPED_WITHIN_MS = 25_000;
/** So long a board takes for its answer. */
const ANSWER_MS = 8_000;

test(
  'a program that is told to end while a board answers slowly ends well, without a stack',
  async () => {
    let tellAsked: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => (tellAsked = resolve));
    const board = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('[');
      tellAsked();
      setTimeout(() => response.end(']'), ANSWER_MS).unref();
    });
    await new Promise<void>((done) => board.listen(0, '127.0.0.1', done));
    closeAfterFile(() => {
      board.closeAllConnections();
      board.close();
    });
    const program = await buildProgram();
    closeAfterFile(() => program.remove());
    const sandbox = await startSandbox({ companies: 1, scale: 0.1 });
    closeAfterFile(() => sandbox.close());
    const { env, url } = await createSettings(sandbox);
    const gateway = `http://127.0.0.1:${(board.address() as AddressInfo).port}`;
    const running = program.start('main', { ...env, ATS_GATEWAY: gateway });
    await running.waitFor(`ready ${url}`);
    await asked;
    const toldAt = performance.now();
    running.process.kill('SIGTERM');
    expect([await running.ended(), running.output()]).toEqual([0, expect.stringContaining('stopped')]);
    expect(performance.now() - toldAt).toBeLessThan(STOPPED_WITHIN_MS);
    expect(running.output()).not.toMatch(/^\s+at /m);
  },
  SLOW_MS,
);
