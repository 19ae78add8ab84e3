import { describe, expect, test } from 'vitest';
import { toScriptJson } from '../../lib/page/script-json.ts';
import { toJobPostingLd } from './job-posting-ld.ts';
import { aJob } from './testing/a-job.ts';

const url = 'https://example.test/ats/greenhouse/acme/job/data-engineer-42';

describe('the structured data of a job', () => {
  test('says nothing that the posting does not say', () => {
    expect(Object.keys(toJobPostingLd(aJob({ company: null }), url)).sort()).toEqual([
      '@context',
      '@type',
      'description',
      'identifier',
      'title',
      'url',
    ]);
  });

  test('names places, employment type, pay and date when they are known', () => {
    const ld = toJobPostingLd(
      aJob({
        locations: [
          { text: 'Austin, TX', city: 'Austin', state: 'TX', postal_code: null, country: 'US' },
          { text: 'somewhere', city: null, state: null, postal_code: null, country: null },
        ],
        type: 'full_time',
        posted_at: '2026-11-18',
        salary_min: 50,
        salary_max: 60,
        salary_currency: 'USD',
        salary_period: 'hour',
      }),
      url,
    );
    expect(ld).toMatchObject({
      datePosted: '2026-11-18',
      employmentType: 'FULL_TIME',
      hiringOrganization: { name: 'Acme' },
      jobLocation: [{ address: { addressLocality: 'Austin', addressRegion: 'TX', addressCountry: 'US' } }],
      baseSalary: { currency: 'USD', value: { minValue: 50, maxValue: 60, unitText: 'HOUR' } },
    });
    expect(ld).not.toHaveProperty('jobLocationType');
  });

  test('leaves pay out when its currency or period is unknown', () => {
    const job = aJob({ salary_min: 50, salary_max: 60, salary_period: 'hour' });
    expect(toJobPostingLd(job, url)).not.toHaveProperty('baseSalary');
    expect(toJobPostingLd({ ...job, salary_currency: 'USD', salary_period: null }, url)).not.toHaveProperty(
      'baseSalary',
    );
  });

  test('only remote work is telecommuting, limited to the countries the posting names', () => {
    const place = { text: 'Remote, US', city: null, state: null, postal_code: null, country: 'US' };
    expect(
      toJobPostingLd(aJob({ work_mode: 'remote', remote: true, locations: [place] }), url),
    ).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: [{ '@type': 'Country', name: 'US' }],
    });
    expect(toJobPostingLd(aJob({ work_mode: 'remote', remote: true }), url)).not.toHaveProperty(
      'applicantLocationRequirements',
    );
    expect(toJobPostingLd(aJob({ work_mode: 'hybrid', locations: [place] }), url)).not.toHaveProperty(
      'jobLocationType',
    );
  });

  test('cannot end its script element', () => {
    const json = toScriptJson(toJobPostingLd(aJob({ title: '</script><script>alert(1)</script>' }), url));
    expect(json).not.toContain('<');
    expect((JSON.parse(json) as { title: string }).title).toBe('</script><script>alert(1)</script>');
  });
});
