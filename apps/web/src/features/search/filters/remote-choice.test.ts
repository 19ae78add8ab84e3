import { expect, test } from 'vitest';
import { chooseModes, chooseRemote, isRemoteWanted, toModeChoice, toRemoteChoice } from './remote-choice.ts';

test('the select and the boxes show the same, whichever was chosen', () => {
  const bySelect = { remote: 'yes', work_mode: '' } as const;
  const byBox = { remote: '', work_mode: 'remote' } as const;
  expect([toRemoteChoice(bySelect), toModeChoice(bySelect)]).toEqual(['yes', 'remote']);
  expect([toRemoteChoice(byBox), toModeChoice(byBox)]).toEqual(['yes', 'remote']);
  expect(toRemoteChoice({ remote: '', work_mode: 'hybrid,remote' })).toBe('');
  expect(isRemoteWanted({ remote: '', work_mode: 'hybrid,remote' })).toBe(true);
  expect(isRemoteWanted({ remote: 'no', work_mode: '' })).toBe(false);
});

test('what is chosen in one is never left standing against it in the other', () => {
  expect(chooseRemote({ remote: '', work_mode: 'hybrid' }, 'yes')).toEqual({ remote: 'yes', work_mode: '' });
  expect(chooseRemote({ remote: '', work_mode: 'remote' }, '')).toEqual({ remote: '', work_mode: '' });
  expect(chooseRemote({ remote: '', work_mode: 'hybrid,remote' }, 'no')).toEqual({
    ...{ remote: 'no', work_mode: 'hybrid' },
  });
  expect(chooseModes({ remote: 'yes', work_mode: '' }, '')).toEqual({ remote: '', work_mode: '' });
  expect(chooseModes({ remote: 'yes', work_mode: '' }, 'hybrid,remote')).toEqual({
    ...{ remote: '', work_mode: 'hybrid,remote' },
  });
  expect(chooseModes({ remote: 'no', work_mode: '' }, 'hybrid')).toEqual({
    remote: 'no',
    work_mode: 'hybrid',
  });
  expect(chooseModes({ remote: 'no', work_mode: '' }, 'remote')).toEqual({ remote: '', work_mode: 'remote' });
});
