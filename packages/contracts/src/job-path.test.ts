import { describe, expect, test } from 'vitest';
import { ATS_TABLE } from './ats.ts';
import { toCompanyAddress, toCompanyPath, toJobPath, type Navigation } from './job-path.ts';

const acme: Navigation = {
  atsType: 'greenhouse',
  urlSafeClientName: 'acme',
  clientName: 'acme',
  domain: null,
  clientProject: null,
  urlSafeJobTitle: 'data-engineer-42',
};
const globex: Navigation = {
  ...acme,
  atsType: 'workday',
  urlSafeClientName: null,
  domain: 'acme.wd5.myworkdayjobs.com',
  clientName: 'globex',
  clientProject: 'External Jobs',
};

describe('the address of a company', () => {
  test('is what stands before /job/ in the addresses of its jobs', () => {
    const ats = ATS_TABLE.filter(({ source }) => source !== 'workday').map(({ slug }) => slug);
    for (const navigation of [globex, ...ats.map((atsType) => ({ ...acme, atsType }))]) {
      const [beforeJob] = toJobPath(navigation).split('/job/');
      expect(toCompanyPath(navigation)).toBe(beforeJob?.replace(/^\/ats\//, '/companies/'));
    }
  });

  test('has three parts for Workday and one elsewhere, each escaped', () => {
    expect(toCompanyPath(acme)).toBe('/companies/greenhouse/acme');
    expect(toCompanyPath({ ...acme, urlSafeClientName: null, clientName: 'a/b' })).toBe(
      '/companies/greenhouse/a%2Fb',
    );
    expect(toCompanyPath(globex)).toBe(
      '/companies/workday/acme.wd5.myworkdayjobs.com/globex/External%20Jobs',
    );
  });

  test('is the same by what its calls name it', () => {
    expect(toCompanyAddress({ ats_type: 'greenhouse', slug: 'acme' })).toBe(toCompanyPath(acme));
    const slug = 'acme.wd5.myworkdayjobs.com/globex/External Jobs';
    expect(toCompanyAddress({ ats_type: 'workday', slug })).toBe(toCompanyPath(globex));
  });

  test('is none for an ATS that we do not know', () => {
    const unknown = { ...acme, atsType: 'elsewhere' as Navigation['atsType'] };
    expect(() => toCompanyPath(unknown)).toThrow('elsewhere');
  });
});
