import { z } from 'zod';

/** A row's number in an address; 15 digits stay exact in JavaScript. */
export const idParameter = z
  .string()
  .regex(/^\d{1,15}$/, 'must be a whole number')
  .transform(Number);
