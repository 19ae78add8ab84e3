import type { AutoApply } from '@firsthand/contracts';
import { expect, test } from 'vitest';
import { findFault, toFields, toRequest } from './auto-apply-fields.ts';

const settings: AutoApply = {
  enabled: true,
  job_profile_id: 3,
  q: 'frontend',
  location: 'Berlin',
  country: 'DE',
  remote: false,
  daily_limit: 10,
  prepared_today: 2,
  last_run_at: null,
};

test('before anything is saved it is off, also for somebody with a profile', () => {
  const profile = { id: 3, desired_job_title: 'Nurse', country: null };
  expect(toFields(null, [])).toMatchObject({ enabled: false, profileId: '' });
  expect(toFields(null, [profile])).toMatchObject({ enabled: false, profileId: '3', q: 'Nurse' });
});

test('no country is chosen for a profile without one', () => {
  const profile = { id: 3, desired_job_title: 'Nurse' };
  expect(toFields(null, [{ ...profile, country: null }]).country).toBe('');
  expect(toFields(null, [{ ...profile, country: 'DE' }]).country).toBe('DE');
  expect(toFields(null, []).country).toBe('');
});

test('what is stored comes back from the form as it was', () => {
  expect(settings).toMatchObject(toRequest(toFields(settings, [])));
});

test('remote may be asked for, refused or left open', () => {
  for (const remote of [true, false, null]) {
    expect(toRequest(toFields({ ...settings, remote }, [])).remote).toBe(remote);
  }
});

test.each([
  [{ q: ' ' }, 'Say what to search for, such as a job title.'],
  [{ profileId: '' }, 'Choose a job profile.'],
  [{ dailyLimit: '0' }, 'The daily limit is a number from 1 to 25.'],
  [{ dailyLimit: '26' }, 'The daily limit is a number from 1 to 25.'],
  [{ dailyLimit: '2.5' }, 'The daily limit is a number from 1 to 25.'],
  [{ dailyLimit: '' }, 'The daily limit is a number from 1 to 25.'],
  [{ dailyLimit: '25' }, null],
])('a form with %j says %s', (changes, fault) => {
  expect(findFault({ ...toFields(settings, []), ...changes })).toBe(fault);
});
