import type { ApplicationDetail } from '@firsthand/contracts';
import { formatAppliedAt, toApplicationCompany, toAtsLabel } from '../application-labels.ts';

/** How it stands with an application, in words. */
export interface Outcome {
  tone: 'good' | 'waiting' | 'bad' | 'plain';
  heading: string;
  text: string;
  /** What the employer's system or ours said, word for word. */
  said: string | null;
}

type Sent = NonNullable<ApplicationDetail['submission']>;

function toApiOutcome(submission: Sent, company: string, ats: string): Outcome {
  const { state, message, attempts, next_attempt_at: next, sent_at: sentAt } = submission;
  switch (state) {
    case 'waiting':
      return {
        tone: 'waiting',
        heading: 'Waiting to be sent',
        text:
          attempts === 0
            ? `It goes to ${company} through ${ats} in a moment. There is nothing more to do.`
            : `${ats} did not take it yet, after ${attempts} ${attempts === 1 ? 'try' : 'tries'}. ` +
              (next === null ? 'It is tried again.' : `The next try is on ${formatAppliedAt(next)}.`),
        said: message,
      };
    case 'sending':
      return {
        tone: 'waiting',
        heading: 'Being sent',
        text: `It is on its way to ${company} through ${ats}.`,
        said: null,
      };
    case 'accepted':
      return {
        tone: 'good',
        heading: 'Sent',
        text:
          sentAt === null
            ? `${ats} took it for ${company}.`
            : `${ats} took it for ${company} on ${formatAppliedAt(sentAt)}.`,
        said: message,
      };
    case 'refused':
      return {
        tone: 'bad',
        heading: 'Not accepted',
        text: `${ats} did not take it, so ${company} does not have it. What you prepared is kept here, and you can send it yourself.`,
        said: message,
      };
    case 'unknown':
      return {
        tone: 'bad',
        heading: 'It is not known whether it arrived',
        text:
          `It was sent, and no clear answer came back. It is never sent again by itself, so that ${company} does not get ` +
          'it twice. A mail from the employer would confirm it.',
        said: message,
      };
  }
}

function toOwnOutcome({ application }: ApplicationDetail, company: string): Outcome {
  const { application_status: status, way } = application;
  const plain = (heading: string, text: string): Outcome => ({ tone: 'plain', heading, text, said: null });
  if (application.replaced && status !== 'completed') {
    return plain(
      'Prepared again',
      'You prepared this application anew before it was sent. This one stays as it was.',
    );
  }
  if (status === 'pending') {
    return way === 'packet'
      ? {
          tone: 'waiting',
          heading: 'Ready for you to send',
          text: `${company} does not have it yet: this employer takes applications only on its own page.`,
          said: null,
        }
      : plain('Not sent yet', `You keep this application here; nothing was sent to ${company}.`);
  }
  if (status === 'failed') {
    return {
      tone: 'bad',
      heading: 'Not sent',
      text: `As far as is known, ${company} does not have this application.`,
      said: null,
    };
  }
  switch (way) {
    case 'packet':
      return plain('Sent by you', 'You prepared it here and said that you sent it on the employer’s page.');
    case 'snail':
      return plain('Sent by you', 'You applied on the employer’s page and noted it here.');
    case 'elsewhere':
      return plain('Added by hand', 'You applied elsewhere and wrote it down here.');
    case 'api':
      return plain('Sent by you', 'You said that you sent it yourself.');
  }
}

/** How it stands with an application, whoever sends it. */
export function toOutcome(detail: ApplicationDetail): Outcome {
  const { application, submission } = detail;
  const company = application.job_data.company ?? application.job_data.client_name ?? 'the employer';
  const ats = toAtsLabel(application.ats_source) ?? 'the employer’s system';
  // What the person says they sent themselves afterwards is the newer truth.
  const isSettled = application.application_status === 'completed' && submission?.state !== 'accepted';
  if (submission && !isSettled && !application.replaced) return toApiOutcome(submission, company, ats);
  return toOwnOutcome(detail, company);
}

/** What became of the posting since. */
export function toPostingWords(detail: ApplicationDetail): string | null {
  switch (detail.posting_status) {
    case null:
      return null;
    case 'open':
      return 'The posting is still open, unchanged since.';
    case 'changed':
      return 'The posting was changed since. Below it stands as it was.';
    case 'closed':
      return 'The employer has closed the posting since. Below it stands as it was.';
    case 'gone':
      return 'The posting is not on this site any more. Below it stands as it was.';
  }
}

/**
 * Whether it is prepared and the person is the one who can send it: the employer takes it only on its page, or its system
 * refused it. What may have arrived is not offered to be sent again.
 */
export function isLeftToPerson({ application, packet, submission }: ApplicationDetail): boolean {
  if (packet === null || application.replaced) return false;
  if (application.way === 'packet') return application.application_status === 'pending';
  return application.application_status === 'failed' && submission?.state === 'refused';
}

/** Whether something may change by itself within seconds. */
export function isUnderWay({ submission, application }: ApplicationDetail): boolean {
  if (application.application_status !== 'pending') return false;
  return submission?.state === 'waiting' || submission?.state === 'sending';
}

/** The name of an application's zip: "Data Engineer", "Acme" → "acme-data-engineer.zip" */
export function toArchiveName({ job_data: data }: ApplicationDetail['application']): string {
  const words = `${toApplicationCompany(data)} ${data.title}`.toLowerCase();
  const name = words
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-|-$/g, '');
  return `${name === '' ? 'application' : name}.zip`;
}
