import { describe, expect, test } from 'vitest';
import { findPostingByAddress } from './find-posting.ts';

const UUID = '7d58836c-11dd-4415-9de0-63b918b88652';
const ADDRESSES: Record<string, string> = {
  'https://job-boards.greenhouse.io/acme/jobs/4001?gh_src=x#app': 'greenhouseio acme 4001',
  'https://boards.greenhouse.io/acme/jobs/4001': 'greenhouseio acme 4001',
  'https://job-boards.greenhouse.io/embed/job_app?for=acme&token=4001&b=1': 'greenhouseio acme 4001',
  'https://job-boards.greenhouse.io/acme/jobs/4001/confirmation': 'greenhouseio acme 4001',
  [`https://jobs.lever.co/acme/${UUID}`]: `lever acme ${UUID}`,
  [`https://jobs.eu.lever.co/acme/${UUID}/apply?lever-source=x`]: `lever eu/acme ${UUID}`,
  [`https://jobs.lever.co/acme/${UUID}/thanks`]: `lever acme ${UUID}`,
  'https://acme.wd5.myworkdayjobs.com/en-US/External/job/Berlin/Cook_R1/apply/applyManually':
    'workday wd5/acme/External acme/External/Cook_R1,acme/External/job/Berlin/Cook_R1',
  'https://acme.wd5.myworkdayjobs.com/External/job/Cook_R1':
    'workday wd5/acme/External acme/External/Cook_R1,acme/External/job/Cook_R1',
  'https://wd5.myworkdaysite.com/en-US/recruiting/acme/External/job/Berlin/Cook_R1/apply':
    'workday wd5.myworkdaysite.com/acme/External acme/External/Cook_R1,acme/External/job/Berlin/Cook_R1',
  'https://jobs.smartrecruiters.com/AcmeInc/743999-cook?oga=true': 'smartrecruiters AcmeInc 743999',
  [`https://jobs.smartrecruiters.com/oneclick-ui/company/AcmeInc/publication/${UUID}/screening?dcr_ci=AcmeInc`]: `smartrecruiters AcmeInc ${UUID}`,
  'https://acme.bamboohr.com/careers/42': 'bamboohr acme 42',
  'https://acme.bamboohr.com/jobs/view.php?id=42': 'bamboohr acme 42',
  'https://acme-inc.breezy.hr/p/0a1b2c3d4e5f-cook/apply/submitted': 'breezy acme-inc 0a1b2c3d4e5f',
  'https://jobs.jobvite.com/careers/acme/job/oAbc/apply': 'jobvite acme,careers/acme oAbc',
  'https://jobs.jobvite.com/acme/job/oAbc': 'jobvite acme,careers/acme oAbc',
  [`https://workforcenow.adp.com/mascsr/default/mdf/recruitment/recruitment.html?jobId=9201%3A5_1&ccId=1_2&cid=${UUID}`]: `adp ${UUID}/1_2 9201:5_1`,
  'https://myjobs.adp.com/acme/cx/job-details?reqId=5001000000101': 'adp myjobs/acme 5001000000101',
  [`https://app.dover.com/apply/Acme/${UUID.toUpperCase()}?rs=x`]: `dover  ${UUID}`,
};

const NONE = [
  'https://acme.example/jobs/4001',
  'https://jobs.lever.co/acme',
  'https://job-boards.greenhouse.io/acme',
  'https://job-boards.greenhouse.io/embed/job_board?for=acme',
  `https://jobs.lever.co.evil.example/acme/${UUID}`,
  `https://jobs.lever.co:8443/acme/${UUID}`,
  `https://app.dover.com/apply/Acme`,
  `https://app.dover.com/jobs/acme`,
  'https://acme.bamboohr.com/careers',
  'https://acme.wd5.myworkdayjobs.com/External',
  `https://myjobs.adp.com/acme/cx/job-details?reqId=${'9'.repeat(400)}`,
];

describe('the posting of an address', () => {
  test.each(Object.entries(ADDRESSES))('%s', (address, expected) => {
    const found = findPostingByAddress(new URL(address));
    expect(found && `${found.source} ${found.boards.join(',')} ${found.externalIds.join(',')}`).toBe(
      expected,
    );
  });

  test.each(NONE)('%s is none', (address) => {
    expect(findPostingByAddress(new URL(address))).toBeNull();
  });
});
