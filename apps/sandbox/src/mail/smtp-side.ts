import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/**
 * What the mail server does instead of its work: `busy` puts every mail off (451), `refuse` refuses every recipient for
 * good (550), `hang` takes connections and says nothing, `away` takes no connections.
 */
export type MailFault = 'busy' | 'refuse' | 'hang' | 'away';

/** Mail to these domains fails, so that a person can see in the demo what a failure looks like. */
export const REFUSED_DOMAIN = 'refused.example';
export const BUSY_DOMAIN = 'busy.example';

export interface SmtpSide {
  port: number;
  /** Null lets it work again. Resolves once it holds for the next connection. */
  setFault: (fault: MailFault | null) => Promise<void>;
  close: () => Promise<void>;
}

const HOST = '127.0.0.1';
const MESSAGE_MAX_BYTES = 1024 * 1024;

class SmtpRefusal extends Error {
  readonly responseCode: number;

  constructor(responseCode: number, text: string) {
    super(text);
    this.responseCode = responseCode;
  }
}

const busy = () => new SmtpRefusal(451, '4.3.2 The demo mailbox is busy, try again later');
const refused = () => new SmtpRefusal(550, '5.1.1 The demo mailbox refuses this recipient');

/** Speaks SMTP on a loopback port, without TLS and sign-in. A mail is answered with 250 once `onMail` has resolved. */
export async function startSmtpSide(
  onMail: (raw: Uint8Array, recipients: string[]) => Promise<void>,
): Promise<SmtpSide> {
  let fault: MailFault | null = null;
  const sockets = new Set<Socket>();
  const smtp = new SMTPServer({
    name: 'localhost',
    banner: 'Firsthand demo mailbox',
    disabledCommands: ['AUTH', 'STARTTLS'],
    authOptional: true,
    disableReverseLookup: true,
    logger: false,
    size: MESSAGE_MAX_BYTES,
    onConnect: (_session, done) => {
      // Without the call there is no greeting, which is the hanging that is asked for.
      if (fault !== 'hang') done();
    },
    onRcptTo: ({ address }, _session, done) => {
      done(toRefusal(fault, address));
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (stream.sizeExceeded) {
          done(new SmtpRefusal(552, '5.3.4 The message is too large'));
          return;
        }
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        onMail(Buffer.concat(chunks), recipients).then(
          () => {
            done();
          },
          (error: unknown) => {
            done(error instanceof Error ? error : new Error(String(error)));
          },
        );
      });
    },
  });
  // A client that breaks off, also at our closing, is no fault of the mailbox.
  smtp.on('error', () => undefined);
  smtp.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      smtp.server.once('error', reject);
      smtp.server.listen(port, HOST, () => {
        smtp.server.off('error', reject);
        resolve();
      });
    });
  const hangUp = () =>
    new Promise<void>((resolve) => {
      smtp.server.close(() => {
        resolve();
      });
      for (const socket of sockets) socket.destroy();
    });

  await listen(0);
  const { port } = smtp.server.address() as AddressInfo;
  return {
    port,
    setFault: async (next) => {
      fault = next;
      if (next === 'away' && smtp.server.listening) await hangUp();
      if (next !== 'away' && !smtp.server.listening) await listen(port);
    },
    close: hangUp,
  };
}

function toRefusal(fault: MailFault | null, address: string): SmtpRefusal | null {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  if (fault === 'refuse' || domain === REFUSED_DOMAIN) return refused();
  if (fault === 'busy' || domain === BUSY_DOMAIN) return busy();
  return null;
}
