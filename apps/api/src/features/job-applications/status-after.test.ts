import {
  APPLICATION_STAGES,
  APPLICATION_STATUSES,
  APPLICATION_WAYS,
  type ApplicationStage,
  type ApplicationStatus,
  type ApplicationWay,
  type Submission,
} from '@firsthand/contracts';
import { describe, expect, test } from 'vitest';
import { toStatusAfter } from './status-after.ts';

const after = (
  way: ApplicationWay,
  status: ApplicationStatus,
  stage: ApplicationStage,
  sending: Submission['state'] | null = null,
) => toStatusAfter({ way, application_status: status }, stage, sending);

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

  test.each<[ApplicationStatus, ApplicationStage, ApplicationStatus]>([
    ['pending', 'applied', 'completed'],
    ['pending', 'withdrawn', 'pending'],
    ['completed', 'saved', 'pending'],
  ])('of one that waits to be sent and is %s, to %s, is %s', (status, stage, expected) => {
    expect(after('api', status, stage, 'waiting')).toBe(expected);
  });

  test('cannot be changed while it is on its way', () => {
    for (const stage of APPLICATION_STAGES) {
      expect(() => after('api', 'pending', stage, 'sending')).toThrow(/being sent right now/);
    }
  });

  test('what the employer has does not go back to saved', () => {
    expect(() => after('api', 'submitted', 'saved')).toThrow(/cannot go back/);
  });

  test('is never said to be ours: no move makes an application submitted that was not', () => {
    for (const way of APPLICATION_WAYS) {
      for (const status of APPLICATION_STATUSES.filter((other) => other !== 'submitted')) {
        for (const stage of APPLICATION_STAGES) {
          expect(after(way, status, stage)).not.toBe('submitted');
        }
      }
    }
  });
});
