import type { AnchorHTMLAttributes, ComponentType, ReactNode } from 'react';
import {
  Link as RouterLink,
  NavLink as RouterNavLink,
  useLocation,
  type LinkProps,
  type NavLinkProps,
} from 'react-router';

/** From the site's top, in its plainest form: without "." or empty segments, so that resolving would change nothing. */
const PLAIN_PATH = /^\/(?:[^/?#.][^/?#]*(?:\/[^/?#.][^/?#]*)*)?(?:\?[^#]+)?(?:#.+)?$/;

/** What the router's links take for themselves. */
const OF_THE_ROUTER = new Set([
  ...['to', 'discover', 'prefetch', 'relative', 'reloadDocument', 'replace', 'mask', 'state', 'end'],
  ...['preventScrollReset', 'viewTransition', 'defaultShouldRevalidate', 'caseSensitive'],
]);

/**
 * The router's Link as the server writes it. The router's own prepares for clicks and prefetching, and a page has dozens
 * of links: that was a quarter of the time React took for it.
 */
export function ServerLink(props: LinkProps) {
  const href = toPlainPath(props);
  if (href === null) return <RouterLink {...props} />;
  return (
    <a {...toAttributes(props)} href={href} data-discover="true">
      {props.children}
    </a>
  );
}

/** The router's NavLink as the server writes it. */
export function ServerNavLink(props: NavLinkProps) {
  const { pathname } = useLocation();
  const { className = '', style, children, end = false, caseSensitive = false } = props;
  const href = toPlainPath(props);
  const isDecidedInside = [className, style, children].some((value) => typeof value === 'function');
  if (href === null || isDecidedInside || caseSensitive) return <RouterNavLink {...props} />;
  const here = pathname.toLowerCase();
  const there = href.replace(/[?#].*/s, '').toLowerCase();
  const isActive = here === there || (!end && here.startsWith(`${there}/`));
  const classNames = [className, isActive ? 'active' : null].filter(Boolean).join(' ');
  const current = isActive ? (props['aria-current'] ?? 'page') : undefined;
  return (
    <a
      {...toAttributes(props)}
      href={href}
      aria-current={current}
      className={classNames}
      data-discover="true"
    >
      {children as ReactNode}
    </a>
  );
}

type Way = Pick<LinkProps, 'to' | 'prefetch' | 'discover' | 'mask' | 'reloadDocument'>;

/** The address that the router would write; null where it has to be asked. */
function toPlainPath({ to, prefetch = 'none', discover = 'render', mask, reloadDocument }: Way) {
  if (typeof to !== 'string' || !PLAIN_PATH.test(to) || mask !== undefined) return null;
  if (reloadDocument !== undefined || discover !== 'render') return null;
  return prefetch === 'none' || prefetch === 'intent' ? to : null;
}

function toAttributes(props: LinkProps | NavLinkProps): AnchorHTMLAttributes<HTMLAnchorElement> {
  return Object.fromEntries(Object.entries(props).filter(([name]) => !OF_THE_ROUTER.has(name)));
}

/** A way to another page of ours. */
export const Link: ComponentType<LinkProps> = import.meta.env.SSR ? ServerLink : RouterLink;

/** As `Link`, marked where it leads to the page it stands on. */
export const NavLink: ComponentType<NavLinkProps> = import.meta.env.SSR ? ServerNavLink : RouterNavLink;
