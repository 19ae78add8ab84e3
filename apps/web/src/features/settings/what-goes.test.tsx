import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WhatGoes } from './what-goes.tsx';

test.each([
  'notification preferences',
  'job profiles',
  'resumes and cover letters',
  'bookmarks',
  'applications',
  'what was sent',
  'saved searches',
  'companies you watch',
  'answers we remembered',
  'subscription',
  'sign-in',
])('whoever deletes an account reads that the %s go', (what) => {
  expect(renderToStaticMarkup(<WhatGoes onCancel={() => {}} onContinue={() => {}} />)).toContain(what);
});
