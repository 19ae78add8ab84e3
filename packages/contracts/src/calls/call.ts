import type { z } from 'zod';
import type { Route } from '../call.ts';

/** A file made for whoever asks, with the characters that could not be set in it. */
export interface MadeFile {
  file: Blob;
  charactersLeftOut: string;
}

/** A call whose answer is a file instead of JSON, or whose refusal says why under another name than `error`. */
export interface UnusualRoute {
  route: Route;
  answer?: 'file' | 'made-file';
  reason?: 'message';
}

/** What travels with a call. The names of the parameters follow from its route; `params` narrows what they may be. */
export interface CallTypes {
  params?: object;
  query?: object;
  body?: object;
  answer: unknown;
}

/** A route for each call of an area, and no other; the one of a file says so. */
export type RoutesOf<Area extends { [Name in keyof Area]: CallTypes }> = {
  readonly [Name in keyof Area]: Area[Name] extends { answer: Blob }
    ? UnusualRoute & { answer: 'file' }
    : Area[Name] extends { answer: MadeFile }
      ? UnusualRoute & { answer: 'made-file' }
      : Route | (UnusualRoute & { answer?: never });
};

/** What a schema holds, once it was read. */
export type Of<Schema extends z.ZodType> = z.infer<Schema>;
