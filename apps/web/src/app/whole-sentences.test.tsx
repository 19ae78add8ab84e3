import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { AboutPage } from '../features/about/about-page.tsx';
import { CancelConfirm } from '../features/subscription/cancellation/cancel-confirm.tsx';
import { EmployerIntegrationsPage } from '../features/employer-integrations/employer-integrations-page.tsx';
import { AccessibilityStatement } from '../features/legal/accessibility-statement.tsx';
import { PrivacyPolicy } from '../features/legal/privacy-policy.tsx';
import { TermsOfService } from '../features/legal/terms-of-service.tsx';
import { aSubscription } from '../features/subscription/testing/a-subscription.ts';

/** The page's words, as where Turbo Apply is offered or not. */
function read(page: ReactNode, offersTurboApply = false): string {
  const router = createMemoryRouter([{ id: 'root', path: '/', element: page, loader: () => null }], {
    hydrationData: { loaderData: { root: { offersTurboApply } } },
  });
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  return html
    .replaceAll(/<\/?(a|code|strong|q)\b[^>]*>/g, '')
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll('&#x27;', '’');
}

const PAGES = [
  ['About', (email: string | null) => <AboutPage operatorEmail={email} coverage={null} />],
  ['Privacy', (email: string | null) => <PrivacyPolicy operatorEmail={email} />],
  ['Terms', (email: string | null) => <TermsOfService operatorEmail={email} />],
  ['Accessibility', (email: string | null) => <AccessibilityStatement operatorEmail={email} />],
] as const;

test.each(PAGES)('%s says where to write to, or that no address is published', (_name, toPage) => {
  const named = read(toPage('hello@firsthand.example'));
  expect(named).toMatch(/(write to|at|to) hello@firsthand\.example\./);
  expect(named).not.toMatch(/published an email address/);

  const unnamed = read(toPage(null));
  expect(unnamed).toMatch(/(has|have) not published an email address here\./);
  // Nobody can write to whom no sentence names.
  expect(unnamed).not.toMatch(
    /write to (the operator|whoever|the address above|us\b)| yet[.,]? (and|Employers)/,
  );
});

test('what is lost is called planned only where it is not offered', () => {
  const page = (
    <CancelConfirm subscription={aSubscription()} isBusy={false} error={null} onConfirm={() => {}} />
  );
  expect(read(page, true)).toMatch(/One-click apply\n+AI job apply\n+Auto job apply\n/);
  expect(read(page, false)).toContain('One-click apply (planned)');
});

test('employers read of Turbo Apply where it is offered', () => {
  const page = <EmployerIntegrationsPage form={null} />;
  expect(read(page, true)).not.toContain('We add no form in between.');
  expect(read(page, false)).toContain('We add no form in between.');
});
