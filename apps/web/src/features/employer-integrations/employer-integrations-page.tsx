import { ATS_TABLE, type Source } from '@firsthand/contracts/light';
import type { ReactNode } from 'react';
import { PageText, TextPage } from '../../components/page/text-page.tsx';
import { useOffersTurboApply } from '../../lib/use-offers-turbo-apply.ts';
import styles from './employer-integrations-page.module.css';

/** Where each system shows an employer's board, so that employers recognise theirs. */
const BOARD_ADDRESSES: Record<Source, string> = {
  bamboohr: 'your-company.bamboohr.com/careers',
  workday: 'your-company.wd5.myworkdayjobs.com',
  greenhouseio: 'job-boards.greenhouse.io/your-company',
  adp: 'workforcenow.adp.com and myjobs.adp.com',
  jobvite: 'jobs.jobvite.com/your-company',
  breezy: 'your-company.breezy.hr',
  lever: 'jobs.lever.co/your-company',
  smartrecruiters: 'jobs.smartrecruiters.com/your-company',
  dover: 'app.dover.com/jobs/your-company',
};

export function EmployerIntegrationsPage({ form }: { form: ReactNode }) {
  const offersTurboApply = useOffersTurboApply();
  return (
    <TextPage
      heading="Employer Integrations"
      lead={`Firsthand reads the public job boards of nine applicant-tracking systems. Your postings are shown as you wrote them, and people apply ${offersTurboApply ? 'with your own form' : 'on your own page'}.`}
    >
      <section aria-labelledby="systems-heading" className={styles.section}>
        <h2 id="systems-heading">The nine systems</h2>
        <ul className={styles.systems}>
          {ATS_TABLE.map((ats) => (
            <li key={ats.source}>
              <h3>{ats.label}</h3>
              <p>{BOARD_ADDRESSES[ats.source]}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="how-heading" className={styles.section}>
        <h2 id="how-heading">How it works</h2>
        <ol className={styles.steps}>
          <li>
            You publish a job in your system, as you do now. There is nothing to install and no feed to set
            up.
          </li>
          <li>
            Our reader visits your public board every 15 minutes to 6 hours, depending on how often it
            changes. It names itself in each request and keeps to a slow pace.
          </li>
          <li>
            The posting appears here with your text, your pay and your places, the time we last saw it, and a
            link to your own application page.{' '}
            {offersTurboApply
              ? 'Premium members can have your form’s questions filled from their profile. It reaches you from us only if you gave us a key to your system; else they send it on your page.'
              : 'We add no form in between.'}
          </li>
          <li>You change it or take it down, and the next reading does the same here.</li>
        </ol>
        <PageText>
          <p>
            Employers pay nothing and need no account. If your system is one of the nine and your postings are
            missing, we may not know your board yet: send its address with the form below.
          </p>
          <p>
            You do not want your board to be read? Say so with the same form. Your postings then leave
            Firsthand, and your board is kept out for good, whoever names it to us.
          </p>
        </PageText>
      </section>
      <section id="custom" aria-labelledby="custom-heading" className={styles.section}>
        <h2 id="custom-heading">Custom integration</h2>
        <PageText>
          <p>
            You use another system, or one of your own? Tell us where it lists open jobs for the public. A
            page is enough; a JSON or XML feed is better. It helps to know whether each posting has a number
            that stays the same and an address of its own, since that is how we tell a changed posting from a
            new one.
          </p>
        </PageText>
        {form}
      </section>
    </TextPage>
  );
}
