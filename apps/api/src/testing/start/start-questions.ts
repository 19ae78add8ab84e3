import type { QuestionsResponse } from '@firsthand/contracts';
import type { TestDatabase } from '@firsthand/test-support';
import { expect } from 'vitest';
import { aClock } from '../a-clock.ts';
import { startTurboApply } from './start-turbo-apply.ts';

export const toQuestionsUrl = (id: number | string, atsType = 'greenhouse') =>
  `/v1/api/jobs/${atsType}/${id}/questions`;

/** As `startTurboApply`, with a clock, and Turbo Apply switched off: what a form asks is told without it. */
export async function startQuestions(opened: TestDatabase) {
  const clock = aClock();
  const changes = { now: clock.now, offersTurboApply: false };
  const turbo = await startTurboApply(opened, { changes });
  const { api, greenhouse, jobId } = turbo;
  const ask = (headers: Record<string, string> = {}, url = toQuestionsUrl(jobId)) =>
    api.inject({ url, headers });
  const read = async (headers: Record<string, string> = {}) => {
    const answer = await ask(headers);
    expect(answer.statusCode).toBe(200);
    return answer.json<QuestionsResponse>();
  };
  /** A way to the employer's system whose answers are held back until told. */
  const hold = () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const { fetch } = greenhouse;
    const atsFetch: typeof fetch = async (request) => {
      const answer = await fetch(request);
      await held;
      return answer;
    };
    return { atsFetch, release };
  };
  return { ...turbo, clock, ask, read, hold };
}
