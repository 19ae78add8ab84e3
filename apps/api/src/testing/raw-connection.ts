import { connect, type Socket } from 'node:net';

/** A connection whose bytes a test writes itself, with everything that came back. */
export interface RawConnection {
  socket: Socket;
  received: () => string;
  /** Resolves when the other side is done with it. */
  closed: Promise<void>;
}

/** Connects to `http://host:port`. Resets by the server count as its end. */
export async function openRawConnection(address: string): Promise<RawConnection> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  let received = '';
  socket.on('data', (chunk: Buffer) => {
    received += chunk.toString('latin1');
  });
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => {
      resolve();
    });
    // Writing on may meet a connection that is closed already.
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  return { socket, received: () => received, closed };
}

/** Writes until the other side ends the connection, and gives how many bytes were taken off this side's hands. */
export async function writeForEver({ socket, closed }: RawConnection, chunk: Buffer): Promise<number> {
  const state = { isOver: false };
  const over = closed.then(() => {
    state.isOver = true;
  });
  while (!state.isOver && socket.writable) {
    if (!socket.write(chunk))
      await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), over]);
  }
  await over;
  return socket.bytesWritten;
}
