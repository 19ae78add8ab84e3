import type { BoardState } from '@firsthand/contracts';
import { LIMITS, type AuditKind } from '@firsthand/contracts/light';

/** What the address of the operations page says. Each list has its own page. */
export interface OperationsState {
  boards: BoardState;
  search: string;
  page: number;
  closingsPage: number;
  requestsPage: number;
  addressesPage: number;
  /** Which entries of the audit trail, and by or about whom. */
  trail: AuditChoice;
  person: number | null;
  auditPage: number;
}

export type AuditChoice = AuditKind | 'all';

export const OPERATIONS_PATH = '/operations';

/** In the order in which they are offered. */
export const BOARD_CHOICES = [
  'all',
  'failing',
  'quiet',
  'gone',
  'unknown',
  'paused',
  'retired',
] as const satisfies readonly BoardState[];

export const AUDIT_CHOICES = [
  'all',
  'boards',
  'people',
  'reads',
  'service',
] as const satisfies readonly AuditChoice[];

/** How many entries a page of each list has. */
export const PAGE_SIZES = { boards: 25, closings: 10, requests: 10, addresses: 25, audit: 25 } as const;

/** Five digits would lead further than the API goes. */
function parsePage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
}

/** Larger numbers are nobody's. */
function parsePerson(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

/** Reads "?state=failing&search=acme&page=2&closings=2&requests=3&addresses=4&trail=boards&person=5&audit=6"; what makes no sense counts as absent. */
export function parseOperationsAddress(query: URLSearchParams): OperationsState {
  return {
    boards: BOARD_CHOICES.find((state) => state === query.get('state')) ?? 'all',
    search: (query.get('search') ?? '').trim().slice(0, LIMITS.boardSearchMaxLength).trim(),
    page: parsePage(query.get('page')),
    closingsPage: parsePage(query.get('closings')),
    requestsPage: parsePage(query.get('requests')),
    addressesPage: parsePage(query.get('addresses')),
    trail: AUDIT_CHOICES.find((choice) => choice === query.get('trail')) ?? 'all',
    person: parsePerson(query.get('person')),
    auditPage: parsePage(query.get('audit')),
  };
}

/** The address of a state, without what goes without saying. */
export function toOperationsAddress(state: OperationsState): string {
  const query = new URLSearchParams();
  if (state.boards !== 'all') query.set('state', state.boards);
  if (state.search !== '') query.set('search', state.search);
  if (state.page > 1) query.set('page', String(state.page));
  if (state.closingsPage > 1) query.set('closings', String(state.closingsPage));
  if (state.requestsPage > 1) query.set('requests', String(state.requestsPage));
  if (state.addressesPage > 1) query.set('addresses', String(state.addressesPage));
  if (state.trail !== 'all') query.set('trail', state.trail);
  if (state.person !== null) query.set('person', String(state.person));
  if (state.auditPage > 1) query.set('audit', String(state.auditPage));
  const text = query.toString();
  return text === '' ? OPERATIONS_PATH : `${OPERATIONS_PATH}?${text}`;
}

/** (51, 25) → 3; an empty list has one page. */
export function countPages(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** How many entries each list has; null where that is not known. */
interface Totals {
  boards: number | null;
  closings: number | null;
  requests: number | null;
  addresses: number | null;
  audit: number | null;
}

/** The state with every page that lies behind the end of its list moved to its last; the same object when there is none. */
export function toReachable(state: OperationsState, totals: Totals): OperationsState {
  const last = (list: keyof Totals) => {
    const total = totals[list];
    return total === null ? Infinity : countPages(total, PAGE_SIZES[list]);
  };
  const page = Math.min(state.page, last('boards'));
  const closingsPage = Math.min(state.closingsPage, last('closings'));
  const requestsPage = Math.min(state.requestsPage, last('requests'));
  const addressesPage = Math.min(state.addressesPage, last('addresses'));
  const auditPage = Math.min(state.auditPage, last('audit'));
  const pages = { page, closingsPage, requestsPage, addressesPage, auditPage };
  const isSame = (Object.keys(pages) as (keyof typeof pages)[]).every((name) => pages[name] === state[name]);
  return isSame ? state : { ...state, ...pages };
}
