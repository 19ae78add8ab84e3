import { connect, createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** How a server outside fails: what it does with whoever connects, once they have said something. */
export type ServerFault = 'down' | 'slow' | 'cut' | 'wrong-type' | 'huge' | 'inside' | 'unwell';
export const SERVER_FAULTS: readonly ServerFault[] = [
  ...(['down', 'slow', 'cut', 'wrong-type', 'huge', 'inside', 'unwell'] as const),
];

/** What a server that is unwell tells of itself, which nobody else should read. */
export const FOREIGN_TEXT = 'TypeError: engine is undefined at /srv/foreign/engine.js:7';
/** Hosts of our own machine and network, as redirects write them. */
const INSIDE = ['127.0.0.1', '2130706433', '0x7f.1', '[::ffff:127.0.0.1]'];
const PIECE = Buffer.alloc(65_536, 'x');

export interface FaultServer {
  url: string;
  port: number;
  /** Null: it is well, and the server at `wellPort` answers through it. */
  fault: ServerFault | null;
  wellPort: number;
  /** Connections so far, bytes that it got rid of, and connections to where its redirects lead. */
  seen: { connections: number; bytes: number; inside: number };
  close(): Promise<void>;
}

/** A server of bare TCP that fails as it is told; `speaksFirst` for protocols in which the server does, as SMTP. */
export async function startFaultServer({ speaksFirst = false } = {}): Promise<FaultServer> {
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    // A client that gives up is part of what is tested.
    return socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  };
  const seen = { connections: 0, bytes: 0, inside: 0 };
  const inside = createServer((socket) => {
    seen.inside += 1;
    keep(socket).end();
  });
  const server = createServer((socket) => {
    seen.connections += 1;
    keep(socket);
    const fail = () => answer(socket, running, { speaksFirst, insidePort: toPort(inside) });
    if (running.fault === 'down' || (speaksFirst && running.fault !== null)) fail();
    else handOn(socket, { running, keep, fail, speaksFirst });
  });
  for (const one of [server, inside]) await new Promise<void>((done) => one.listen(0, '127.0.0.1', done));
  const port = toPort(server);
  const running: FaultServer = {
    ...{ url: `http://127.0.0.1:${port}`, port, fault: 'down', wellPort: 0, seen },
    close: async () => {
      const closed = [server, inside].map((one) => new Promise((done) => one.close(done)));
      for (const socket of sockets) socket.destroy();
      await Promise.all(closed);
    },
  };
  return running;
}

function toPort(server: Server): number {
  return (server.address() as AddressInfo).port;
}

interface Passing {
  running: FaultServer;
  keep: (socket: Socket) => Socket;
  fail: () => void;
  speaksFirst: boolean;
}

/** To the server that is well, until there is a fault: a connection that is kept open fails with the next thing said. */
function handOn(socket: Socket, { running, keep, fail, speaksFirst }: Passing): void {
  let well: Socket | undefined;
  const open = () => {
    well ??= keep(connect(running.wellPort, '127.0.0.1'))
      .on('data', (piece) => socket.write(piece))
      .on('end', () => socket.end());
    return well;
  };
  if (speaksFirst) open();
  socket.on('data', (piece) => {
    if (running.fault === null) open().write(piece);
    else fail();
  });
  socket.on('close', () => well?.destroy());
}

interface Answering {
  speaksFirst: boolean;
  insidePort: number;
}

function answer(socket: Socket, { fault, seen }: FaultServer, { speaksFirst, insidePort }: Answering): void {
  const inside = `http://${INSIDE[seen.connections % INSIDE.length]}:${insidePort}/`;
  switch (fault) {
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
    case 'unwell':
      socket.end(
        speaksFirst
          ? `421 ${FOREIGN_TEXT}\r\n`
          : `${toHead(503, 'text/plain', FOREIGN_TEXT.length)}${FOREIGN_TEXT}`,
      );
      return;
    case 'huge':
      if (!speaksFirst) socket.write('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n\r\n["');
      pour(socket, seen);
      return;
    default:
      socket.destroy();
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
