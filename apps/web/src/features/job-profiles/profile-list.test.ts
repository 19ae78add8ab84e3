import { expect, test } from 'vitest';
import {
  canCreateProfile,
  fromLoaded,
  toOptionText,
  withCreated,
  withNewer,
  withoutProfile,
} from './profile-list.ts';
import { aProfile } from './testing/a-profile.ts';

const first = aProfile({ id: 1 });
const second = aProfile({ id: 2, profile_name: 'Sales' });

test('the first profile is selected after loading, none when there is none', () => {
  expect(fromLoaded([first, second]).selectedId).toBe(1);
  expect(fromLoaded([]).selectedId).toBeNull();
});

test('a profile that was selected stays so when the list is loaded again', () => {
  expect(fromLoaded([first, second], 2).selectedId).toBe(2);
  expect(fromLoaded([first], 2).selectedId).toBe(1);
});

test('a created profile stands last and is selected', () => {
  const list = withCreated(fromLoaded([first]), second);
  expect(list.selectedId).toBe(2);
  expect(list.profiles.map((profile) => profile.id)).toEqual([1, 2]);
});

test('after deleting the selected profile the first remaining one is selected, or none', () => {
  const list = { profiles: [first, second], selectedId: 2 };
  expect(withoutProfile(list, 2)).toEqual({ profiles: [first], selectedId: 1 });
  expect(withoutProfile({ profiles: [first], selectedId: 1 }, 1)).toEqual({ profiles: [], selectedId: null });
});

test('deleting another profile leaves the selection alone', () => {
  expect(withoutProfile({ profiles: [first, second], selectedId: 2 }, 1).selectedId).toBe(2);
});

test('an answer that was overtaken by a newer one is dropped', () => {
  const list = fromLoaded([aProfile({ version: 5, city: 'Bern' })]);
  expect(withNewer(list, aProfile({ version: 4, city: 'Rome' })).profiles[0]?.city).toBe('Bern');
  expect(withNewer(list, aProfile({ version: 6, city: 'Rome' })).profiles[0]?.city).toBe('Rome');
});

test('a free member may hold one profile, a premium member more', () => {
  expect(canCreateProfile(0, false)).toBe(true);
  expect(canCreateProfile(1, false)).toBe(false);
  expect(canCreateProfile(1, true)).toBe(true);
  expect(canCreateProfile(100, true)).toBe(false);
});

test('an option names the profile, and the desired job title when there is one', () => {
  expect(toOptionText({ profile_name: 'Backend', desired_job_title: 'Engineer' })).toBe('Backend – Engineer');
  expect(toOptionText({ profile_name: 'Backend', desired_job_title: null })).toBe('Backend');
  expect(toOptionText({ profile_name: 'Backend', desired_job_title: '' })).toBe('Backend');
});
