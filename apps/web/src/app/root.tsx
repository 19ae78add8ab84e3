import latinFont from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';
import { useEffect, type ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteError,
  useRouteLoaderData,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from 'react-router';
import { NoticeBell } from '../features/notices/notice-bell.tsx';
import { DemoNotice } from '../features/site-frame/demo-notice.tsx';
import { FailurePage } from '../features/site-frame/failure-page.tsx';
import { Footer } from '../features/site-frame/footer.tsx';
import { Header } from '../features/site-frame/header.tsx';
import { NavigationProgress } from '../features/site-frame/navigation-progress.tsx';
import { PageNotFound } from '../features/site-frame/page-not-found.tsx';
import { RenderTimeProvider } from '../lib/clock.tsx';
import { toScrollKey } from '../lib/last-search.ts';
import { HIDING_MARK_SCRIPT } from '../lib/hiding-mark.ts';
import { useNonce } from '../lib/page/nonce.tsx';
import { SESSION_MARK_SCRIPT } from '../lib/session/session-mark.ts';
import { moveHiddenAtSignIn } from './move-hidden.ts';
import { siteContext } from './site-context.ts';
import '../styles/fonts.css';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/common.css';

export const links: LinksFunction = () => [
  { rel: 'preload', href: latinFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];

export const meta: MetaFunction = () => [{ title: 'Firsthand' }];

export function loader({ context }: LoaderFunctionArgs) {
  const { demo, publicUrl, operatorEmail, donationHandle, offersTurboApply, extension } =
    context.get(siteContext);
  const site = { demo, publicUrl, operatorEmail, donationHandle, offersTurboApply, extension };
  return { ...site, renderedAt: Date.now() };
}

/** What the root says holds for the whole visit. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const site = useRouteLoaderData<typeof loader>('root');
  const isSearch = useLocation().pathname === '/search';
  return (
    // The script below marks this element before React takes over.
    <html lang="en" data-job-beside={isSearch ? '' : undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        {import.meta.env.DEV ? (
          // Vite's client reads here what its style elements need; browsers hide it from React.
          <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />
        ) : null}
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: `${SESSION_MARK_SCRIPT};${HIDING_MARK_SCRIPT}` }}
        />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbf9f5" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#171613" media="(prefers-color-scheme: dark)" />
        <Meta />
        {/* In development one of them stays in React's sight, which would miss the nonce that browsers hide. */}
        <Links nonce={import.meta.env.DEV ? '' : nonce} />
      </head>
      <body>
        <RenderTimeProvider value={site?.renderedAt ?? 0}>
          <a href="#main" className="skip-link">
            Skip to content
          </a>
          {isSearch ? (
            <>
              <a href="#result-list" className="skip-link">
                Skip to results
              </a>
              <a href="#filters" className="skip-link">
                Skip to filters
              </a>
            </>
          ) : null}
          {site?.demo ? <DemoNotice /> : null}
          <Header bell={<NoticeBell />} />
          <NavigationProgress />
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          <Footer />
        </RenderTimeProvider>
        <ScrollRestoration nonce={nonce} getKey={toScrollKey} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  useEffect(moveHiddenAtSignIn, []);
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <PageNotFound />;
  return <FailurePage heading="This page could not be shown" />;
}
