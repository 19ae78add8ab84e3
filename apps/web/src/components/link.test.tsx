import { renderToString } from 'react-dom/server';
import { Link as RouterLink, NavLink as RouterNavLink, StaticRouter, type LinkProps } from 'react-router';
import { describe, expect, test } from 'vitest';
import { ServerLink, ServerNavLink } from './link.tsx';

const HERE = '/ats/lever/acme/job/nurse-1?x=1#top';
const ADDRESSES = [
  ...[
    '/',
    '/search',
    '/Search/',
    '/search?q=a b&x=',
    '/search?',
    '/a#b?c',
    '/a?b#',
    '//other.example/x',
    '/a//b',
  ],
  ...[
    '/a/./b',
    '/a/../b',
    '',
    '#history',
    '?page=2',
    'relative',
    '..',
    '/ats',
    '/ats/lever/acme/job/nurse-1',
  ],
  ...['https://other.example/', 'mailto:a@b.example', '/ä/%20/x', '/ats/LEVER', '/a/b-1?redirect=%2Fx#y'],
];

/** The same element whichever order its attributes have. */
function write(element: React.ReactElement): string[] {
  const html = renderToString(<StaticRouter location={HERE}>{element}</StaticRouter>);
  return html.split(/\s(?=[\w-]+=)|(?=>)/).sort();
}

describe('a link as the server writes it is that of the router:', () => {
  test.each(ADDRESSES)('to "%s"', (to) => {
    const props: LinkProps = { to, className: 'c', title: '"<&', prefetch: 'intent', children: 'Words' };
    expect(write(<ServerLink {...props} />)).toEqual(write(<RouterLink {...props} />));
    const nav = { to, className: 'c', children: 'Words' };
    expect(write(<ServerNavLink {...nav} />)).toEqual(write(<RouterNavLink {...nav} />));
    expect(write(<ServerNavLink {...nav} end />)).toEqual(write(<RouterNavLink {...nav} end />));
  });

  test.each<Partial<LinkProps>>([
    { reloadDocument: true },
    { prefetch: 'render' },
    { discover: 'none' },
    { state: { from: 1 }, replace: true, preventScrollReset: true },
    { target: '_blank', rel: 'noopener' },
    { relative: 'path', viewTransition: true, onClick: () => undefined },
  ])('with %o', (others) => {
    expect(write(<ServerLink to="/a" {...others} />)).toEqual(write(<RouterLink to="/a" {...others} />));
  });

  test('and a NavLink whose look is decided by a function', () => {
    const props = {
      to: '/ats',
      className: ({ isActive }: { isActive: boolean }) => (isActive ? 'here' : 'there'),
    };
    expect(write(<ServerNavLink {...props} />)).toEqual(write(<RouterNavLink {...props} />));
  });
});
