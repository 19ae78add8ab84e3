import { domainToASCII } from 'node:url';

/** A mail as the demo's mailbox shows it. */
export interface DemoMail {
  /** Counts up from 1 since the mailbox was started. */
  id: number;
  /** The envelope's recipients, which is where the mail would have gone, separated by ", ". */
  to: string;
  from: string;
  subject: string;
  text: string;
  /** Empty for a mail of text only. */
  html: string;
  /** When it was taken, ISO 8601. */
  at: string;
}

export interface KeptMails {
  add: (mail: Omit<DemoMail, 'id'>) => void;
  /** Newest first; with an address only the mails to it. */
  list: (to?: string) => DemoMail[];
  find: (id: number) => DemoMail | undefined;
}

/** "Zoë@BÜRO.example " → "zoë@xn--bro-hoa.example": one form for addresses that reach the same mailbox here. */
function toAddressKey(address: string): string {
  const [, local = '', domain = ''] = /^(.*)@([^@]*)$/s.exec(address.trim()) ?? [];
  if (local === '') return address.trim().normalize().toLowerCase();
  return `${local.normalize().toLowerCase()}@${domainToASCII(domain) || domain.toLowerCase()}`;
}

/** Keeps the latest `most` mails in memory. */
export function createKeptMails(most: number): KeptMails {
  const mails: DemoMail[] = [];
  let lastId = 0;
  return {
    add: (mail) => {
      lastId += 1;
      mails.unshift({ id: lastId, ...mail });
      mails.length = Math.min(mails.length, most);
    },
    list: (to) => {
      if (to === undefined || to.trim() === '') return [...mails];
      const wanted = toAddressKey(to);
      return mails.filter((mail) => mail.to.split(', ').some((address) => toAddressKey(address) === wanted));
    },
    find: (id) => mails.find((mail) => mail.id === id),
  };
}
