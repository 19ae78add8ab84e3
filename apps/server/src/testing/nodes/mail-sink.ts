import {
  startSmtpServer,
  type ReceivedMail,
} from '../../../../../packages/mailer/src/testing/start-smtp-server.ts';
import { until } from './cluster.ts';

export interface MailSink {
  url: string;
  /** Everything that was handed over, in order, equal mails too. */
  list: () => readonly ReceivedMail[];
  /** Waits for a mail with six digits to this address, and gives those of the latest one. */
  waitForCode: (recipient: string) => Promise<string>;
  close: () => Promise<void>;
}

/** A mail server on this machine. */
export async function startMailSink(): Promise<MailSink> {
  const server = await startSmtpServer();
  const findCode = (recipient: string) =>
    server.received
      .filter(({ to }) => to.includes(recipient))
      .map(({ parsed }) => /^ {4}(\d{6})$/m.exec(parsed.text ?? '')?.[1])
      .findLast((code) => code !== undefined);
  return {
    url: server.url,
    list: () => server.received,
    waitForCode: async (recipient) => {
      await until(`a code for ${recipient}`, () => findCode(recipient) !== undefined);
      return findCode(recipient) ?? '';
    },
    close: server.close,
  };
}
