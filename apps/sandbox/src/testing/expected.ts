import { expect } from 'vitest';

/** Vitest's own matchers are untyped; these say that they stand for something unknown. */
export const anyText = expect.any(String) as unknown;
export const anyNumber = expect.any(Number) as unknown;
export const textWith = (part: string): unknown => expect.stringContaining(part);
export const textLike = (pattern: RegExp): unknown => expect.stringMatching(pattern);
