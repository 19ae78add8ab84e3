import { OperatorAddress } from '../../components/page/operator-address.tsx';
import { LegalPage, type LegalSection } from './legal-page.tsx';

export function AccessibilityStatement({ operatorEmail }: { operatorEmail: string | null }) {
  return (
    <LegalPage
      heading="Accessibility Statement"
      lead="Firsthand is built to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. This is what we check, and where we know of gaps."
      inForceSince="2026-11-21"
      sections={toSections(operatorEmail)}
    />
  );
}

const toSections = (operatorEmail: string | null): LegalSection[] => [
  {
    id: 'what-works',
    heading: 'What you can count on',
    body: (
      <ul>
        <li>
          Every page can be used with the keyboard alone. The first Tab on a page offers to skip to its
          content.
        </li>
        <li>
          On search results, <kbd>j</kbd> and <kbd>k</kbd> move through the jobs, <kbd>b</kbd> bookmarks, and{' '}
          <kbd>/</kbd> goes to the search box.
        </li>
        <li>Text has a contrast of at least 4.5:1, in the light and in the dark appearance.</li>
        <li>Where you use a finger, buttons are at least 44 pixels high.</li>
        <li>If your system asks for reduced motion, nothing moves.</li>
        <li>Messages about what happened are announced to screen readers.</li>
        <li>Searching and reading work without JavaScript. Logging in and the forms need it.</li>
      </ul>
    ),
  },
  {
    id: 'how-checked',
    heading: 'How it is checked',
    body: (
      <p>
        Automatic tests run with every change: axe looks at the pages in light and dark, and other tests use
        them with the keyboard alone. Such tests do not find everything. No outside auditor has looked at the
        site yet.
      </p>
    ),
  },
  {
    id: 'gaps',
    heading: 'Known gaps',
    body: (
      <ul>
        <li>
          Job descriptions are the employers’ own texts. We keep their headings and lists, but cannot repair a
          heading that is only bold text, or write the description that an image lacks.
        </li>
        <li>The site is in English only; postings in other languages are shown as they are.</li>
        <li>“Snail Apply” leads to employers’ pages, over which we have no influence.</li>
        <li>The preview of an uploaded resume is a picture; the text read from it stands beside it.</li>
      </ul>
    ),
  },
  {
    id: 'tell-us',
    heading: 'Tell us',
    body: (
      <p>
        <OperatorAddress
          email={operatorEmail}
          without="If something is in your way, tell whoever runs this site. They have not published an email address here."
        >
          {(address) => <>If something is in your way, write to {address}.</>}
        </OperatorAddress>{' '}
        Say which page it was and what you use to read it.
      </p>
    ),
  },
];
