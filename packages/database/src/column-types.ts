export type { EmploymentType, PayPeriod, Source, WorkMode } from '@firsthand/contracts';

/** `gone`: absent from a complete reading, or its page answered 404 / 410. `deleted`: unverified for too long. */
/** `kept-out`: at the employer's wish. */
export type CloseReason = 'gone' | 'detail-gone' | 'deleted' | 'kept-out';
