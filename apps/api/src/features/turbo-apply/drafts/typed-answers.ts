import { refuse } from '@firsthand/contracts';
import type { TypedAnswer } from '@firsthand/database';

/** Of everything that was typed into one application; far above what a person writes. */
const TYPED_MAX_LENGTH = 1_000_000;

/** 400 in words when more was typed into an application than can be kept of it. */
export function requireTypable(typed: Record<string, TypedAnswer>): void {
  if (JSON.stringify(typed).length <= TYPED_MAX_LENGTH) return;
  throw refuse('answers-too-long');
}
