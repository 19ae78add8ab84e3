import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { Button, ExternalLinkButton, IconButton, LinkButton } from './button.tsx';

test('a button submits nothing unless it is asked to', () => {
  expect(renderToStaticMarkup(<Button kind="primary">Save</Button>)).toContain('type="button"');
  expect(
    renderToStaticMarkup(
      <Button kind="primary" type="submit">
        Save
      </Button>,
    ),
  ).toContain('type="submit"');
});

test('a busy button is announced as unavailable and stays where the focus is', () => {
  const busy = renderToStaticMarkup(
    <Button kind="primary" isBusy>
      Saving...
    </Button>,
  );
  expect(busy).toContain('aria-disabled="true"');
  expect(busy).not.toMatch(/\sdisabled/);
  expect(renderToStaticMarkup(<Button kind="primary">Save</Button>)).not.toContain('disabled');
});

test('presses of a busy button reach neither its action nor its form', () => {
  let presses = 0;
  const props = { kind: 'primary', onClick: () => void (presses += 1) } as const;
  const press = (button: ReturnType<typeof Button>) => {
    const event = new Event('click', { cancelable: true });
    (button.props as { onClick: (event: Event) => void }).onClick(event);
    return event.defaultPrevented;
  };
  expect(press(Button({ ...props, isBusy: true }))).toBe(true);
  expect(presses).toBe(0);
  expect(press(Button(props))).toBe(false);
  expect(presses).toBe(1);
});

test('a disabled button is out of reach for everybody', () => {
  const html = renderToStaticMarkup(
    <Button kind="secondary" disabled>
      Import
    </Button>,
  );
  expect(html).toMatch(/\sdisabled=""/);
  expect(html).not.toContain('aria-disabled');
});

test('kind and size are said by the button, its place by who puts it there', () => {
  const html = renderToStaticMarkup(
    <Button kind="danger" isLarge className="wide">
      Delete
    </Button>,
  );
  const classes = /class="([^"]*)"/.exec(html)?.[1]?.split(' ');
  expect(classes).toHaveLength(3);
  expect(classes?.[0]).toMatch(/danger/);
  expect(classes?.[1]).toMatch(/large/);
  expect(classes?.[2]).toBe('wide');
});

test('a drawing has its meaning in words', () => {
  const html = renderToStaticMarkup(<IconButton label="Close filters">×</IconButton>);
  expect(html).toContain('aria-label="Close filters"');
  expect(html).toContain('type="button"');
});

test('a page of ours opens here, somebody else’s in a new tab that learns nothing', () => {
  const ours = renderToStaticMarkup(
    <MemoryRouter>
      <LinkButton to="/search" kind="primary">
        Search
      </LinkButton>
    </MemoryRouter>,
  );
  expect(ours).toMatch(/^<a [^>]*href="\/search"/);
  expect(ours).not.toContain('target=');
  const theirs = renderToStaticMarkup(
    <ExternalLinkButton href="https://employer.example/job" kind="primary">
      Apply
    </ExternalLinkButton>,
  );
  expect(theirs).toContain('target="_blank"');
  expect(theirs).toContain('rel="noopener noreferrer"');
});
