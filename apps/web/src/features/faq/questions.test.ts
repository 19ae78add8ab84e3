import { expect, test } from 'vitest';
import { toFaqLd, toTopics } from './questions.ts';

const TOPICS = toTopics(false);

const questions = TOPICS.flatMap((topic) => topic.questions);

test('there are 29 questions, each with an address of its own and an answer', () => {
  expect(questions).toHaveLength(29);
  expect(new Set(questions.map(({ id }) => id)).size).toBe(29);
  expect(new Set(questions.map(({ question }) => question)).size).toBe(29);
  for (const { id, question, answer } of questions) {
    expect(id).toMatch(/^[a-z][a-z-]+$/);
    expect(question).toMatch(/\?$/);
    expect(answer.flat().length).toBeGreaterThan(0);
  }
});

test('where Turbo Apply is offered, one of them tells of the browser extension', () => {
  const offered = toTopics(true).flatMap((topic) => topic.questions);
  expect(offered).toHaveLength(30);
  const told = offered.find(({ id }) => id === 'browser-extension');
  expect(told?.answer.flat()).toContainEqual(expect.objectContaining({ to: '/extension' }));
});

test('the specification’s topics are all there', () => {
  for (const id of [
    ...['what-is-firsthand', 'fake-jobs', 'premium-features', 'premium-price', 'magic-link', 'linkedin'],
    ...['bookmarks', 'job-profiles', 'removed-jobs', 'delete-data', 'notifications'],
  ]) {
    expect(questions.map((question) => question.id)).toContain(id);
  }
});

test('search engines get the same words, without markup', () => {
  const { mainEntity } = toFaqLd(TOPICS);
  expect(mainEntity.map(({ name }) => name)).toEqual(questions.map(({ question }) => question));
  for (const { acceptedAnswer } of mainEntity) expect(acceptedAnswer.text).not.toMatch(/[<>]|\[object/);
  const cancel = mainEntity.find(({ name }) => name === 'How do I cancel Premium?');
  expect(cancel?.acceptedAnswer.text).toMatch(/^On the subscription page\. Premium then stays/);
});
