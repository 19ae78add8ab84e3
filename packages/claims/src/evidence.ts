import type { Evidence } from '@firsthand/contracts';
import type { Passage } from './passages.ts';

/** The whole sentence: what is shown of a claim is what a person can read and judge. */
export const toEvidence = ({ start, end }: Passage): Evidence => ({ in: 'description', start, end });
