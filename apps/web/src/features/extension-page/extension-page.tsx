import { ATS_TABLE, LIMITS, toFileSize } from '@firsthand/contracts/light';
import { LinkButton } from '../../components/button.tsx';
import { Link } from '../../components/link.tsx';
import { PageText, TextPage } from '../../components/page/text-page.tsx';
import { useOffersTurboApply } from '../../lib/use-offers-turbo-apply.ts';

/** The extension as this site gives it out. */
export interface GivenExtension {
  version: string;
  /** Of the ZIP. */
  size: number;
}

const SYSTEMS = ATS_TABLE.map((ats) => ats.label).join(', ');

/** What the browser extension does, what it may read, and how one gets it and keeps it current. */
export function ExtensionPage({ given }: { given: GivenExtension | null }) {
  const isOffered = useOffersTurboApply();
  return (
    <TextPage
      heading="The browser extension"
      lead="It fills employers’ application forms from what you prepared here, and never sends them."
    >
      <PageText>
        {isOffered ? null : (
          <p role="note">
            Turbo Apply is switched off on this site. The extension fills in what Turbo Apply prepared, so it
            has nothing to do here for now.
          </p>
        )}
        <h2 id="what">What it does</h2>
        <p>
          Turbo Apply prepares an application: the employer’s questions, answered from your job profile. Where
          the employer gave us no key to their system, you send it on their own page. There the extension
          saves you the copying. A panel beside the page lists each field with what would go there and where
          that comes from. You take out what you do not want, press “Fill”, look at the form, and send it
          yourself.
        </p>
        <ul>
          <li>Nothing is written before you have seen it and pressed “Fill”.</li>
          <li>It never presses Send, Next or Apply, and ticks no consent.</li>
          <li>What stands in a field already is left.</li>
          <li>
            Lists of work experience and education are filled entry by entry. You press the page’s “Add” for
            each, and an entry that you filled yourself is never mixed with another or put there twice.
          </li>
          <li>It says which fields it cannot read, so that you answer them yourself.</li>
          <li>
            When the employer’s page thanks you, it asks whether to put the application into your history,
            with what stood in the form.
          </li>
        </ul>
        <p>It works on the application forms of {SYSTEMS}.</p>
        <h2 id="reads">What it may read</h2>
        <p>
          The pages of those nine systems, and this site. On every other page it does nothing, and your
          browser does not let it. On a form of theirs it looks at the fields once you open the panel; what
          stood in them stays in your browser until you record the application. One thing is told to this site
          before, and not kept: what stands in entries of work experience and education, so that no job or
          school is offered twice. Passwords, captchas and hidden fields are not touched, nor is a form in a
          frame that you cannot see. It talks to this site only, and loads nothing from elsewhere.
        </p>
        <p>
          It knows you by an access token that may apply and do nothing else. You make it in your{' '}
          <Link to="/profile#access-tokens">Profile Settings</Link> and can revoke it there at any time.
        </p>
        <h2 id="get">How to get it</h2>
        {given ? (
          <>
            <p>
              Version {given.version}, for Chrome, Chromium and Edge (120 or newer) on a computer. It is not
              in the browsers’ stores: you load it yourself.
            </p>
            <p>
              <LinkButton to="/extension/firsthand-extension.zip" kind="primary" reloadDocument download>
                Download the extension ({toFileSize(given.size)})
              </LinkButton>
            </p>
          </>
        ) : (
          <p>
            This site gives out no built extension at the moment. Its source says how to build it
            (docs/extension.md).
          </p>
        )}
        <ol>
          <li>Unpack the ZIP into a folder that stays where it is.</li>
          <li>
            Open <code>chrome://extensions</code> (in Edge <code>edge://extensions</code>) and switch on
            “Developer mode”.
          </li>
          <li>Press “Load unpacked” and choose the folder.</li>
          <li>
            Open your <Link to="/profile#access-tokens">Profile Settings</Link>, make an access token for the
            browser extension, and press “Hand it to the extension”.
          </li>
          <li>Open an employer’s form, press the extension’s button, and open the panel.</li>
        </ol>
        <h2 id="update">How to update it</h2>
        <p>
          It does not update itself. Its options show its version; this page has the newest one. Download it
          again, unpack it over the old folder, and press the round arrow at the extension in{' '}
          <code>chrome://extensions</code>. It stays connected.
        </p>
        <h2 id="who">Who can use it</h2>
        <p>
          Members with <Link to="/pricing">Premium</Link>, as Turbo Apply is part of it. A form of more than{' '}
          {LIMITS.formFieldsMax} fields is filled as far as that.
        </p>
      </PageText>
    </TextPage>
  );
}
