import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** How a server outside fails: what it does with whoever connects, once they have said something. */
export type ServerFault = 'down' | 'slow' | 'cut' | 'wrong-type' | 'huge' | 'inside';
export const SERVER_FAULTS: readonly ServerFault[] = [
  ...(['down', 'slow', 'cut', 'wrong-type', 'huge', 'inside'] as const),
];

/** Ways to write an address of our own network, for redirects. */
const INSIDE = [
  ...['http://127.0.0.1:22/', 'http://169.254.169.254/latest/meta-data/', 'http://[::1]/'],
  ...['http://2130706433/', 'http://[::ffff:127.0.0.1]/', 'http://0x7f.1/'],
];
const PIECE = Buffer.alloc(65_536, 'x');

export interface FaultServer {
  url: string;
  port: number;
  fault: ServerFault;
  /** Connections so far, and bytes that it got rid of. */
  seen: { connections: number; bytes: number };
  close(): Promise<void>;
}

/** A server of bare TCP that fails as it is told; `speaksFirst` for protocols in which the server does, as SMTP. */
export async function startFaultServer({ speaksFirst = false } = {}): Promise<FaultServer> {
  const sockets = new Set<Socket>();
  const seen = { connections: 0, bytes: 0 };
  const server = createServer((socket) => {
    seen.connections += 1;
    sockets.add(socket);
    // A client that gives up is part of what is tested.
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    const fail = () => answer(socket, running, speaksFirst);
    if (speaksFirst || running.fault === 'down') fail();
    else socket.on('data', fail);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const running: FaultServer = {
    ...{ url: `http://127.0.0.1:${port}`, port, fault: 'down', seen },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        for (const socket of sockets) socket.destroy();
      }),
  };
  return running;
}

function answer(socket: Socket, { fault, seen }: FaultServer, speaksFirst: boolean): void {
  const inside = INSIDE[seen.connections % INSIDE.length] ?? '';
  switch (fault) {
    case 'down':
      socket.destroy();
      return;
    case 'slow':
      return;
    case 'cut':
      socket.write(speaksFirst ? '220 mail.exam' : toHead(200, 'application/json', 1_000));
      socket.end(speaksFirst ? '' : '{"jobs":[{"id":1,"ti');
      return;
    case 'wrong-type':
      socket.end(`${toHead(200, 'text/html', 26)}<!doctype html><h1>Hi</h1>`);
      return;
    case 'inside':
      socket.end(
        speaksFirst ? `551 try <${inside}>\r\n` : toHead(302, 'text/plain', 0, `location: ${inside}\r\n`),
      );
      return;
    case 'huge':
      if (!speaksFirst) socket.write('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n\r\n["');
      pour(socket, seen);
  }
}

function toHead(status: number, type: string, length: number, more = ''): string {
  return `HTTP/1.1 ${status} So\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n${more}connection: close\r\n\r\n`;
}

/** As fast as the other side takes it, for ever. */
function pour(socket: Socket, seen: FaultServer['seen']): void {
  if (socket.destroyed) return;
  socket.write(PIECE, (error) => {
    if (error) return;
    seen.bytes += PIECE.length;
    pour(socket, seen);
  });
}
