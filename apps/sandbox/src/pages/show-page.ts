import type { DemoData } from '../demo-data/demo-data.ts';
import { findPageSystem, type FoundPage } from './find-page.ts';
import { findOwnPlace, toFramePolicy, toPagePolicy } from './page-policy.ts';
import { toHeading, toText } from './posting-html.ts';
import { toDocument } from './to-document.ts';

/** An answer with a page in it. */
export interface ShownPage {
  status: number;
  html: string;
  policy: string;
}

interface Asked {
  /** The employer's address. */
  address: URL;
  /** The host that the product said it was asked for; undefined when the sandbox was asked itself. */
  forwardedHost: string | string[] | undefined;
}

const toPath = ({ pathname }: URL): string => pathname;

/** The page that was found, in its step. */
export function showPage(found: FoundPage, demoData: DemoData, { address, forwardedHost }: Asked): ShownPage {
  const { system, posting, step } = found;
  const own = findOwnPlace(forwardedHost);
  const isFramed = address.pathname.startsWith('/embed/');
  const shared = {
    title: `${posting.title} – ${posting.employer.name}`,
    path: toPath(address),
    system,
  };
  const policy = toPagePolicy(own, isFramed);
  if (step === 'done') return showThanks(found, { address, forwardedHost });
  const heading = isFramed ? '' : toHeading(posting);
  const text = toText(posting, demoData);
  if (step === 'posting' && !system.applyLink) return showFrame(found, text, { address, forwardedHost });
  if (step === 'posting') {
    const link = system.applyLink?.(posting, found.hostedUrl) ?? { href: '', html: '' };
    const apply = `<p><a class="apply" href="${link.href}">${link.html}</a></p>`;
    return { status: 200, policy, html: toDocument({ ...shared, body: heading + text + apply }) };
  }
  const { body, data, script } = system.toForm(posting, address);
  const whole = `${heading}${system.formHasText && !isFramed ? text : ''}<div class="form">${body}</div>`;
  return { status: 200, policy, html: toDocument({ ...shared, body: whole, data, script }) };
}

/** An employer's own page, with the system's form in a frame. */
function showFrame({ posting, system, hostedUrl }: FoundPage, text: string, asked: Asked): ShownPage {
  const form = system.listAddresses(posting, hostedUrl).form.at(-1) ?? '';
  const frame = `<div id="grnhse_app"><iframe id="grnhse_iframe" title="Application form" src="../${form.replaceAll('&', '&amp;')}"></iframe></div>`;
  return {
    status: 200,
    policy: toFramePolicy(findOwnPlace(asked.forwardedHost)),
    html: toDocument({
      title: `${posting.title} – ${posting.employer.name}`,
      path: toPath(asked.address),
      system,
      body: toHeading(posting) + text + frame,
    }),
  };
}

/** What stands there once an application was sent. */
export function showThanks({ posting, system }: FoundPage, { address, forwardedHost }: Asked): ShownPage {
  return {
    status: 200,
    policy: toPagePolicy(findOwnPlace(forwardedHost), address.pathname.startsWith('/embed/')),
    html: toDocument({
      title: 'Application sent',
      path: toPath(address),
      system,
      body: `<div class="form">${system.thanks(posting)}</div>`,
    }),
  };
}

/** What stands where a posting was or never was. */
export function showClosed({ address, forwardedHost }: Asked): ShownPage {
  const closed = findPageSystem(address.host.toLowerCase())?.closed;
  const body = closed?.html ?? '<h1>This position is no longer open</h1><p>The employer has closed it.</p>';
  return {
    status: closed?.status ?? 404,
    policy: toPagePolicy(findOwnPlace(forwardedHost)),
    html: toDocument({ title: 'Position closed', path: toPath(address), body }),
  };
}

/** What stands there when a form could not be taken. */
export function showRefused(message: string, status: number, { address, forwardedHost }: Asked): ShownPage {
  return {
    status,
    policy: toPagePolicy(findOwnPlace(forwardedHost)),
    html: toDocument({
      title: 'Not sent',
      path: toPath(address),
      body: `<h1>Your application was not sent</h1><p>${message}</p>`,
    }),
  };
}
