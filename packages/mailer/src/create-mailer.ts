import { callFor, Door, HostRestsError } from '@firsthand/outside';
import { createTransport } from 'nodemailer';
import { findMailAddress, type MailAddress } from './mail-address.ts';
import { hasAnswered, MailError, toMailError, toRestingError } from './mail-error.ts';

/** A mail for one person, in both forms. */
export interface Mail {
  /** What its Message-ID begins with; the same whenever this mail is handed over, and that of no other mail. */
  id: string;
  /** One address without a name. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** An address at which one POST ends such mails (RFC 8058); null or absent for mails that somebody asked for. */
  unsubscribeUrl?: string | null;
}

export interface Mailer {
  /** Resolves when the mail server has taken the mail; throws a `MailError` that says whether to try again. */
  send(mail: Mail, options?: { signal?: AbortSignal }): Promise<void>;
  /** Ends idle connections. */
  close(): void;
}

export interface MailerOptions {
  /** `smtp://user:password@host:port`, or `smtps:` for encryption from the first byte. Others upgrade when offered. */
  smtpUrl: string;
  /** The sender: `Firsthand <no-reply@example.com>` or an address alone. */
  from: string;
  /**
   * Gives a mail to nobody who offers no encryption, whatever the query of `smtpUrl` says; default false. What it cannot
   * send fails as temporary, so that the operator can repair it.
   */
  requireTls?: boolean;
  /** How long the server may keep silent at each step; default: that of the door. */
  timeoutMs?: number;
  /** What holds for the mail server, and whether it rests; default: a door of its own. */
  door?: Door;
}

/** Connects to a mail server when there is something to send. Throws at once when `from` is no address. */
export function createMailer(options: MailerOptions): Mailer {
  const { smtpUrl, from, requireTls = false, door = new Door('mail') } = options;
  const { host } = new URL(smtpUrl);
  const timeoutMs = options.timeoutMs ?? door.limits.headersMs;
  const sender = findMailAddress(from);
  if (!sender) throw new Error(`The sender of mails is no address: ${JSON.stringify(from)}`);
  const transport = createTransport({
    url: requireTls ? withoutTlsSettings(smtpUrl) : smtpUrl,
    requireTLS: requireTls,
    connectionTimeout: Math.min(timeoutMs, door.limits.connectMs),
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    maxResponseSize: door.limits.answerMaxBytes,
    // A mail is what it was given; nothing in it is fetched from files or addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ id, to, subject, text, html, unsubscribeUrl }, { signal } = {}) => {
      const recipient = toRecipient(to);
      // One mailbox that always fails is no trouble of the mail server.
      const tell = callFor(recipient.address, () => enter(door, host));
      const tooLong = AbortSignal.timeout(door.limits.wholeMs);
      try {
        await transport.sendMail({
          from: sender,
          to: recipient,
          messageId: `<${id}@${sender.address.split('@')[1]}>`,
          envelope: { from: sender.address, to: recipient.address },
          subject,
          text,
          html,
          // Keeps holiday notices from answering.
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribeUrl && toUnsubscribe(unsubscribeUrl)),
          },
          signal: signal ? AbortSignal.any([signal, tooLong]) : tooLong,
        });
        tell('answered');
      } catch (error) {
        tell(signal?.aborted ? 'untold' : hasAnswered(error) ? 'answered' : 'failed');
        throw toMailError(error);
      }
    },
    close: () => transport.close(),
  };
}

function enter(door: Door, host: string): ReturnType<Door['enter']> {
  try {
    return door.enter(host);
  } catch (error) {
    throw error instanceof HostRestsError ? toRestingError(error) : error;
  }
}

/** Written as it is: an address that is broken into lines is none. */
function toUnsubscribe(url: string) {
  return {
    'List-Unsubscribe': { prepared: true, foldLines: false, value: `<${url}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** The SMTP client takes options from the query of its address, and those win over ours. */
function withoutTlsSettings(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  for (const name of ['requireTLS', 'ignoreTLS', 'opportunisticTLS', 'service'])
    url.searchParams.delete(name);
  return url.href;
}

function toRecipient(to: string): MailAddress {
  const recipient = findMailAddress(to);
  if (recipient?.address !== to) throw new MailError('The recipient is no address', { permanent: true });
  return recipient;
}
