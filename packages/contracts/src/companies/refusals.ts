import { ERROR_TEXTS } from '../errors.ts';
import type { OfSystem, Refusals } from '../refusals/refusal.ts';

/** Why calls about companies are refused. */
export const COMPANIES_REFUSALS = {
  'company-unknown': { status: 404, text: ERROR_TEXTS.companyNotFound },
  'careers-address-not-ours': {
    status: 400,
    text: 'We found no job board of the systems we read at this address. Paste the address of the employer’s list of jobs, or of one of them.',
  },
  'careers-address-invalid': {
    status: 400,
    text: 'This is no web address. Type the address of the careers page, such as boards.greenhouse.io/company or https://company.com/careers.',
  },
  'board-kept-out': { status: 400, text: 'This employer asked us not to list its jobs.' },
  'board-no-longer-read': { status: 400, text: 'We no longer read this board.' },
  'board-empty': {
    status: 400,
    text: ({ system }: OfSystem) =>
      `${system} shows no open jobs at this address, so we cannot tell that it is a board.`,
  },
  'board-gone': {
    status: 400,
    text: ({ system }: OfSystem) =>
      `${system} knows no such board. Check the address, or paste that of one of its jobs.`,
  },
  'board-unreadable': {
    status: 400,
    text: ({ system }: OfSystem) =>
      `What ${system} answers at this address is no list of jobs that we can read.`,
  },
  'board-silent': {
    status: 503,
    expected: true,
    retryAfterSeconds: 60,
    text: ({ system }: OfSystem) => `${system} did not answer. Nothing was added; try again in a minute.`,
  },
  'careers-page-unreadable': {
    status: 400,
    text: ({ host }: { host: string }) =>
      `The page at ${host} could not be read. Paste the address of the employer’s list of jobs, or of one of them.`,
  },
} satisfies Refusals;
