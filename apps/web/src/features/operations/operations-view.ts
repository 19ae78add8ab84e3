import type {
  AuditResponse,
  BoardsResponse,
  CareerNoticesResponse,
  ClosingsResponse,
  HeldClosingsResponse,
  IntegrationRequestsResponse,
  OperationsResponse,
  PasskeysResponse,
} from '@firsthand/contracts';
import type { OperationsState } from './operations-address.ts';

/** A part of the page, which may be missing while the others are there. */
export type Part<T> = { kind: 'loaded'; data: T } | { kind: 'failed'; message: string };

/** What the page shows, with the address it was loaded for. */
export interface OperationsView {
  state: OperationsState;
  overview: Part<OperationsResponse>;
  boards: Part<BoardsResponse>;
  held: Part<HeldClosingsResponse>;
  closings: Part<ClosingsResponse>;
  requests: Part<IntegrationRequestsResponse>;
  addresses: Part<CareerNoticesResponse>;
  audit: Part<AuditResponse>;
}

/** What stands in the place of the page until a passkey proved who the admin is. */
export interface LockedOperations {
  passkeys: PasskeysResponse;
}
