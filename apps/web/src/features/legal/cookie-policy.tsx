import { Link } from '../../components/link.tsx';
import { LOCAL_ENTRIES, SESSION_ENTRIES } from './browser-storage.ts';
import { LegalPage, type LegalSection } from './legal-page.tsx';
import styles from './legal-page.module.css';

export function CookiePolicy() {
  return (
    <LegalPage
      heading="Cookie Policy"
      lead="Firsthand sets no cookies. This page lists what it keeps in your browser instead, entry by entry."
      inForceSince="2026-11-21"
      sections={SECTIONS}
    />
  );
}

/** How the durations are read: docs/decisions/0028-no-cookies-four-durations.md */
const DURATIONS = [
  {
    duration: '24 hours',
    usual: 'counting visits',
    here: 'Nothing in your browser. On our server, the record of a login mail is kept this long.',
  },
  {
    duration: '30 days',
    usual: 'staying logged in',
    here: 'Your login, counted from its last use. It lies in local storage, not in a cookie.',
  },
  {
    duration: '1 year',
    usual: 'remembering choices',
    here: 'Copies of our scripts, styles and fonts in your browser’s cache, so that pages load faster. They are the same for everybody. Over HTTPS your browser also notes for this long to use only HTTPS here.',
  },
  {
    duration: '2 years',
    usual: 'recognising visitors for statistics',
    here: 'Nothing. We keep no such statistics.',
  },
];

const SECTIONS: readonly LegalSection[] = [
  {
    id: 'durations',
    heading: 'How long things are kept',
    body: (
      <>
        <p>Sites commonly keep cookies for one of four times. This is what Firsthand does with each:</p>
        <table>
          <thead>
            <tr>
              <th scope="col">Duration</th>
              <th scope="col">Elsewhere often</th>
              <th scope="col">Here</th>
            </tr>
          </thead>
          <tbody>
            {DURATIONS.map((row) => (
              <tr key={row.duration}>
                <th scope="row" className={styles.duration}>
                  {row.duration}
                </th>
                <td>{row.usual}</td>
                <td>{row.here}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </>
    ),
  },
  {
    id: 'local-storage',
    heading: 'Local storage',
    body: (
      <>
        <p>
          Only your browser reads it, and only for this site. All of it belongs to being logged in, to
          something you asked for, or to what you looked at here.
        </p>
        <Entries entries={LOCAL_ENTRIES} />
      </>
    ),
  },
  {
    id: 'session-storage',
    heading: 'Session storage',
    body: (
      <>
        <p>The same, but for one tab. Closing the tab removes it at the latest.</p>
        <Entries entries={SESSION_ENTRIES} />
      </>
    ),
  },
  {
    id: 'others',
    heading: 'Cookies of others',
    body: (
      <>
        <p>
          Where Stripe is the payment provider, its script is loaded on the{' '}
          <Link to="/subscription">subscription page</Link> and nowhere else. It may set{' '}
          <code>__stripe_mid</code> and <code>__stripe_sid</code>, by which Stripe recognises fraud. Its pages
          for paying and billing, and LinkedIn’s page for logging in, are theirs and set their own cookies.
        </p>
        <p>
          In the demo a stand-in takes LinkedIn’s place. It sets cookies that its browser session needs, only
          below <code>/sandbox/linkedin</code>.
        </p>
      </>
    ),
  },
  {
    id: 'removing',
    heading: 'Removing all of it',
    body: (
      <p>
        Signing out removes what belongs to your login. Your browser’s setting for clearing site data removes
        everything else, the cache included. You can refuse storage altogether: searching and reading work as
        before, and a login lasts until you close or reload the page.
      </p>
    ),
  },
];

function Entries({ entries }: { entries: typeof LOCAL_ENTRIES }) {
  return (
    <dl className={styles.entries}>
      {entries.map((entry) => (
        <div key={entry.name}>
          <dt>
            <code>{entry.name}</code>
          </dt>
          <dd>
            {entry.purpose}
            <span className={styles.until}>kept until {entry.until}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
