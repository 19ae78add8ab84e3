import { toFileSize } from '../text/file-size.ts';
import type { Refusals } from '../refusals/refusal.ts';

/** Why calls about settings are refused. */
export const SETTINGS_REFUSALS = {
  'asked-elsewhere': {
    status: 409,
    text: 'This link confirms a new address, and only in the browser where the change was asked for, while logged in there. Nothing was changed, and the link still works there.',
  },
  'take-back-taken': {
    status: 409,
    expected: false,
    text: 'Another account uses this address by now. Please write to whoever runs this site.',
  },
  'take-back-unknown': {
    status: 400,
    text: 'This link was used already, or it is not whole. Nothing was changed by it now.',
  },
  'confirmation-differs': {
    status: 400,
    text: 'This is not the address of your account, so nothing was deleted.',
  },
  'address-reserved': {
    status: 409,
    text: ({ until }: { until: string }) =>
      `This address belonged to an account that has changed its address. Until ${until} it is kept so that it can be taken back: the mail about the change, sent here, has the link.`,
  },
  'take-back-late': {
    status: 410,
    text: ({ days }: { days: number }) =>
      `An address can be taken back for ${days} days, which are over. Please write to whoever runs this site.`,
  },
  'storage-full': {
    status: 413,
    text: ({ usedBytes, mostBytes }: { usedBytes: number; mostBytes: number }) =>
      `There is no room for this, so it was not saved: you use ${toFileSize(usedBytes)} of ${toFileSize(mostBytes)}. Delete applications, saved jobs or job profiles that you no longer need, and try again.`,
  },
  'user-unknown': {
    status: 404,
    text: ({ address }: { address: string }) => `No account has the address ${address}.`,
  },
} satisfies Refusals;
