import type { ApplyPage } from '@firsthand/contracts';
import { button, draw, link, notice } from '../shared/draw.ts';
import { SITE } from '../shared/site.ts';
import type { PageView } from '../shared/page-messages.ts';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** Which posting the page is of. */
export function postingView({ job, is_open }: ApplyPage): HTMLElement | null {
  if (!job) return null;
  const place = [job.company, job.location].filter((part) => part !== null).join(' · ');
  return draw(
    'section',
    { className: 'posting' },
    draw('h1', {}, job.title),
    place !== '' && draw('p', { className: 'soft' }, place),
    !is_open && notice('This posting was closed when it was last read.', 'warn'),
  );
}

/** That the person applied, or prepared something that waits. */
export function appliedView({ application }: ApplyPage): HTMLElement | null {
  if (!application) return null;
  if (application.waits) return notice('You confirmed this application. It waits for you to send it here.');
  const on = day.format(new Date(application.applied_at));
  return notice(`You have an application to this posting from ${on}.`, 'good');
}

/** Nothing is prepared: the dry run, with one of the profiles. */
export function prepareView({ profiles }: ApplyPage, prepare: (profileId: number) => void): HTMLElement {
  if (profiles.length === 0) {
    return draw(
      'section',
      {},
      draw('h2', {}, 'Nothing is prepared yet'),
      draw('p', {}, 'A job profile holds what forms ask for. Make one first.'),
      draw('p', {}, link('Make a job profile', `${SITE}/job-profiles`)),
    );
  }
  const choice = draw(
    'select',
    { id: 'profile' },
    ...profiles.map(({ id, profile_name }) => draw('option', { value: String(id) }, profile_name)),
  );
  return draw(
    'section',
    {},
    draw('h2', {}, 'Nothing is prepared yet'),
    draw('p', {}, 'Prepare this application from a job profile. Nothing is sent by that.'),
    draw('label', { htmlFor: 'profile' }, 'Job profile'),
    choice,
    button(
      'Prepare',
      () => {
        prepare(Number(choice.value));
      },
      'primary',
    ),
  );
}

/** Why there is no form to be filled. */
export function noFormView(view: PageView | null, again: () => void): HTMLElement {
  const words = !view
    ? 'Open the page of a job posting at one of the nine systems, then look again.'
    : view.isUnseen
      ? 'The form stands in a frame that cannot be seen here, or something lies over it, so nothing is put there. Open it in a tab of its own.'
      : view.wall === 'sign-in'
        ? 'The page asks for a password. Sign in yourself; the extension does not touch such pages.'
        : view.wall === 'challenge'
          ? 'The page asks you to show that you are a person. Do that first, then look again.'
          : view.hasOpener
            ? 'The form is not open yet. Press the page’s own button to apply, then look again.'
            : 'This page shows no fields. Go to the application form, then look again.';
  return draw('section', {}, draw('p', {}, words), button('Look again', again));
}

/** After the page has thanked. */
export function thanksView(
  stood: { label: string; words: string }[],
  { record, refuse }: { record: () => void; refuse: () => void },
): HTMLElement {
  return draw(
    'section',
    { className: 'card' },
    draw('h2', {}, 'Record this application?'),
    draw(
      'p',
      {},
      'The employer’s page says that it was received. It goes into your application history with what stood in the form.',
    ),
    stood.length > 0 &&
      draw(
        'details',
        {},
        draw('summary', {}, `What stood in the form (${stood.length})`),
        draw(
          'dl',
          {},
          ...stood.flatMap(({ label, words }) => [draw('dt', {}, label), draw('dd', {}, words || '(empty)')]),
        ),
      ),
    draw('div', { className: 'row' }, button('Record', record, 'primary'), button('Not now', refuse)),
  );
}

export function recordedView(): HTMLElement {
  return draw(
    'section',
    { className: 'card' },
    draw('h2', {}, 'Recorded'),
    draw('p', {}, 'It is in your application history.'),
    draw('p', {}, link('Open the application history', `${SITE}/job-applications`)),
  );
}

export function unpairedView(): HTMLElement {
  return draw(
    'section',
    {},
    draw('h1', {}, 'Connect this browser'),
    draw('p', {}, 'The extension fills forms from what you prepared in your account. Connect it first.'),
    button('Connect', () => void chrome.runtime.openOptionsPage(), 'primary'),
  );
}

export function faultView(message: string, again: () => void): HTMLElement {
  return draw('section', {}, notice(message, 'bad'), button('Try again', again));
}
