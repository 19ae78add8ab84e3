import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';

// How it behaves once it is open, in a real browser: tests/e2e/application-history.test.ts.

const ignore = () => undefined;
const question = {
  heading: 'Remove this application?',
  action: 'Remove application',
  act: ignore,
  onClose: ignore,
};

test('it says what goes, and offers to leave it before it offers to do it', () => {
  const html = renderToStaticMarkup(
    <ConfirmDialog {...question} isOpen>
      <p>Your notes go with it.</p>
    </ConfirmDialog>,
  );
  expect(html).toContain('Your notes go with it.');
  const words = [...html.matchAll(/<button[^>]*>([^<]*)<\/button>/g)].map((match) => match[1]);
  expect(words).toEqual(['Cancel', 'Remove application']);
  expect(html).not.toContain('disabled');
});

test('its heading names it', () => {
  const html = renderToStaticMarkup(
    <ConfirmDialog {...question} isOpen>
      <p>It cannot be undone.</p>
    </ConfirmDialog>,
  );
  const id = /<dialog[^>]*aria-labelledby="([^"]*)"/.exec(html)?.[1];
  expect(html).toContain(`<h2 id="${id}">Remove this application?</h2>`);
});

test('a fault is announced inside it', () => {
  const html = renderToStaticMarkup(
    <ConfirmDialog {...question} isOpen fault="The profile could not be deleted.">
      <p>It cannot be undone.</p>
    </ConfirmDialog>,
  );
  expect(html).toMatch(/role="alert"[^>]*>The profile could not be deleted\.</);
});

test('closed it holds nothing that could be found or pressed', () => {
  const html = renderToStaticMarkup(
    <ConfirmDialog {...question} isOpen={false}>
      <p>It cannot be undone.</p>
    </ConfirmDialog>,
  );
  expect(html).toMatch(/^<dialog[^>]*><\/dialog>$/);
});
