import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from './button.tsx';
import { Menu, MenuButton } from './menu.tsx';

// How it behaves once it is open, in a real browser: tests/e2e/application-history.test.ts.

const write = (id?: string) =>
  renderToStaticMarkup(
    <Menu
      {...(id === undefined ? {} : { id })}
      alignment="start"
      className="wide"
      renderButton={(ties) => (
        <Button kind="secondary" {...ties}>
          Applied
        </Button>
      )}
    >
      {(close) => <MenuButton onClick={close}>Interview</MenuButton>}
    </Menu>,
  );

test('its button opens it and says that it is closed', () => {
  const html = write('stages');
  expect(html).toMatch(/<button [^>]*popoverTarget="stages"[^>]*>Applied<\/button>/i);
  expect(html).toMatch(/<button [^>]*aria-expanded="false"/);
  expect(html).toMatch(/<div [^>]*id="stages"[^>]*popover="auto"/);
});

test('closed it holds nothing that could be found or pressed', () => {
  const html = write();
  expect(html).not.toContain('Interview');
  expect(html).toMatch(/<div [^>]*><\/div>$/);
});

test('without a name of its own it is still told from the other menus of the page', () => {
  const html = renderToStaticMarkup(
    <>
      {[1, 2].map((key) => (
        <Menu key={key} alignment="end" renderButton={(ties) => <button type="button" {...ties} />}>
          {() => null}
        </Menu>
      ))}
    </>,
  );
  const targets = [...html.matchAll(/popovertarget="([^"]*)"/gi)].map((match) => match[1]);
  const ids = [...html.matchAll(/<div id="([^"]*)"/g)].map((match) => match[1]);
  expect(new Set(targets).size).toBe(2);
  expect(ids).toEqual(targets);
});
