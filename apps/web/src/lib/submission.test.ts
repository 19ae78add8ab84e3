import { ApiFailure } from '@firsthand/api-client';
import { expect, test, vi } from 'vitest';
import { createSubmission } from './submission.ts';

vi.spyOn(console, 'error').mockImplementation(() => undefined);
vi.spyOn(console, 'warn').mockImplementation(() => undefined);

test('a form is sent once, however often the button is pressed meanwhile', async () => {
  const submission = createSubmission('It failed.');
  let finish = () => {};
  const act = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const first = submission.send(act);
  expect(submission.get()).toEqual({ kind: 'submitting' });
  expect(await submission.send(act)).toBe(false);
  submission.dismiss();
  submission.refuse('too late');
  expect(submission.get()).toEqual({ kind: 'submitting' });
  finish();
  expect(await first).toBe(true);
  expect(act).toHaveBeenCalledTimes(1);
  expect(submission.get()).toEqual({ kind: 'sent' });
  submission.dismiss();
  expect(submission.get()).toEqual({ kind: 'idle' });
});

test.each([
  [new ApiFailure(429, 'Too often.'), 'Too often.'],
  [new ApiFailure(502, undefined), 'It failed.'],
  [new ApiFailure(0, 'The server could not be reached.'), 'It failed. The server could not be reached.'],
  [new TypeError('a defect'), 'It failed.'],
])('%s is told, and the form can be sent again', async (error, text) => {
  const submission = createSubmission('It failed.');
  const states: string[] = [];
  submission.subscribe(() => states.push(submission.get().kind));
  expect(await submission.send(() => Promise.reject(error))).toBe(false);
  expect(submission.get()).toEqual({ kind: 'failed', text });
  expect(await submission.send(() => Promise.resolve())).toBe(true);
  expect(states).toEqual(['submitting', 'failed', 'submitting', 'sent']);
});
