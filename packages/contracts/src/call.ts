import type { z } from 'zod';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Method and path of a call, as the API has them: `:name` stands for a parameter, a `*` at the end for a rest that goes
 * as it is given.
 */
export type Route = `${Method} /v1/api/${string}`;

/**
 * Who may make a call: `anybody`; `known`, also anybody, but answered otherwise who is signed in; a `person` in a session; an
 * access token that may `read`, `write` or `apply`, and every session; an `admin`.
 */
export type Access = 'anybody' | 'known' | 'person' | 'read' | 'write' | 'apply' | 'write-or-apply' | 'admin';

/** An answer that is a file instead of JSON. */
export interface FileAnswer {
  description: string;
  /** Its media type. */
  type: string;
  /** It is described as text, not as bytes. */
  isText?: true;
}

/** One of the addresses for which the `*` of a route stands, with what the address says by itself. */
export interface Address {
  path: string;
  summary?: string;
  params: z.ZodObject;
  says?: Readonly<Record<string, string>>;
}

/** What the API says of one call: by this it is served, described and asked. */
export interface Call {
  /** By the values of the list among `params`, where there is one: each then has an address of its own. */
  summary: string | Readonly<Record<string, string>>;
  description?: string;
  access: Access;
  /** Default: each parameter of the route is the number of a row. */
  params?: z.ZodObject;
  at?: readonly Address[];
  query?: z.ZodType;
  /** Empty values of the query mean the same as absent ones. */
  emptyIsAbsent?: true;
  /** Of a form it only says what is in it; the handler reads it. */
  body?: z.ZodType;
  isForm?: true;
  /** In bytes. Default: that of the API. */
  bodyLimit?: number;
  /** What is said of a longer one. */
  tooLargeText?: string;
  /** HEAD would do what GET does, such as spend a link, or read a whole file for its headers. */
  noHead?: true;
  /** So many calls of one client in a minute. Default: the limit of all calls together. */
  perMinute?: number;
  answer: z.ZodType | FileAnswer;
  /** 201 where something is made; both where it may have been there. Default: 200. */
  status?: 201 | readonly [200, 201];
  /** Refusals that hold more than their text. */
  refusals?: Readonly<Record<number, z.ZodType>>;
  /** Statuses that it refuses with for reasons of its own; what follows from the rest is known. */
  errors?: readonly number[];
}

/** The calls of a noun, each with the route of the same name. */
export interface Sheet<
  Routes extends Readonly<Record<string, Route>> = Readonly<Record<string, Route>>,
  Calls extends { readonly [Name in keyof Routes]: Call } = { readonly [Name in keyof Routes]: Call },
> {
  /** The heading under which they are described. */
  tag: string;
  routes: Routes;
  calls: Calls;
}

/** Makes the sheet of a noun: every route has a call and every call its route. */
export function describeCalls<
  const Routes extends Readonly<Record<string, Route>>,
  const Calls extends { readonly [Name in keyof Routes]: Call },
>(tag: string, routes: Routes, calls: Calls & Record<Exclude<keyof Calls, keyof Routes>, never>) {
  return { tag, routes, calls } satisfies Sheet as Sheet<Routes, Calls>;
}

/** The names of the parameters of a route; '*' is the rest. */
export type ParameterOf<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : Path extends `${string}*`
      ? '*'
      : never;

/** The file that a call answers with, and the characters that could not be set in it where it was made for whoever asks. */
export type AnsweredFile = Blob & { readonly charactersLeftOut: string };

/** What is left out may be left out, and what is given has the type that is read from it. */
type Asked<Schema> = Schema extends z.ZodType ? Given<z.input<Schema>, z.output<Schema>> : never;
type Given<Input, Output> = Input extends object
  ? { [Key in keyof Input]: Key extends keyof Output ? Output[Key] | UndefinedOf<Input[Key]> : Input[Key] }
  : Input;
type UndefinedOf<Value> = Extract<Value, undefined>;
type Query<Value> = object extends Value ? { query?: Value } : { query: Value };

/** What travels with a call, as its client gives and gets it. */
type TravelOf<One> = (One extends { params: infer Schema } ? { params: Asked<Schema> } : unknown) &
  (One extends { query: infer Schema } ? Query<Asked<Schema>> : unknown) &
  (One extends { isForm: true }
    ? { body: FormData }
    : One extends { body: infer Schema extends z.ZodType }
      ? { body: Given<NonNullable<z.input<Schema>>, NonNullable<z.output<Schema>>> }
      : unknown) & {
    answer: One extends { answer: infer Schema extends z.ZodType } ? z.output<Schema> : AnsweredFile;
  };

/** The calls of a sheet by name, with what travels with each. */
export type CallsOf<One extends Sheet> = { [Name in keyof One['calls']]: TravelOf<One['calls'][Name]> };
