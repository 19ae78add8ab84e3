import {
  APPLICATION_STAGES,
  APPLICATION_STATUSES,
  APPLICATION_WAYS,
  type ApplicationStage,
  type ApplicationStatus,
  type ApplicationWay,
} from '@firsthand/contracts';
import { describe, expect, test } from 'vitest';
import { toStatusAfter } from './status-after.ts';

const after = (way: ApplicationWay, status: ApplicationStatus, stage: ApplicationStage) =>
  toStatusAfter({ way, application_status: status }, stage);

describe('the status after a move', () => {
  test.each<[ApplicationWay, ApplicationStatus, ApplicationStage, ApplicationStatus]>([
    ['packet', 'pending', 'applied', 'completed'],
    ['packet', 'pending', 'interview', 'completed'],
    ['packet', 'pending', 'withdrawn', 'pending'],
    ['packet', 'completed', 'saved', 'pending'],
    ['snail', 'completed', 'rejected', 'completed'],
    ['elsewhere', 'completed', 'withdrawn', 'completed'],
    ['elsewhere', 'pending', 'saved', 'pending'],
    ['api', 'submitted', 'offer', 'submitted'],
    ['api', 'submitted', 'withdrawn', 'submitted'],
    ['api', 'failed', 'applied', 'completed'],
    ['api', 'failed', 'withdrawn', 'failed'],
    ['api', 'completed', 'saved', 'failed'],
  ])('of a %s application that is %s, to %s, is %s', (way, status, stage, expected) => {
    expect(after(way, status, stage)).toBe(expected);
  });

  test('cannot be changed while we are sending', () => {
    for (const stage of APPLICATION_STAGES) {
      expect(() => after('api', 'pending', stage)).toThrow(/still being sent/);
    }
  });

  test('what the employer has does not go back to saved', () => {
    expect(() => after('api', 'submitted', 'saved')).toThrow(/cannot go back/);
  });

  test('is never said to be ours: no move makes an application submitted that was not', () => {
    for (const way of APPLICATION_WAYS) {
      for (const status of APPLICATION_STATUSES.filter((other) => other !== 'submitted')) {
        for (const stage of APPLICATION_STAGES) {
          if (way === 'api' && status === 'pending') continue;
          expect(after(way, status, stage)).not.toBe('submitted');
        }
      }
    }
  });
});
