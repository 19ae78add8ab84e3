import { idParameter, type Access, type Call, type ParameterOf, type Sheet } from '@firsthand/contracts';
import type {
  FastifyInstance,
  FastifyPluginCallback,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  HTTPMethods,
} from 'fastify';
import { z } from 'zod';
import { sessionOf, viewerOf } from '../people/viewer-of.ts';
import type { KnownViewer, SessionViewer } from '../people/viewer.ts';
import { toFileHeaders } from '../files/file-headers.ts';
import { acceptForms } from './accept-forms.ts';
import { dropEmptyParameters } from './drop-empty-parameters.ts';
import {
  ADMINS_ONLY,
  APPLY_SCOPE,
  READ_SCOPE,
  SIGNED_IN,
  SIGNED_IN_OR_NOT,
  WRITE_OR_APPLY_SCOPE,
  WRITE_SCOPE,
} from './signed-in.ts';

/** Who makes a call, as far as it asks. */
type ViewerOf<Who extends Access> = Who extends 'anybody'
  ? null
  : Who extends 'known'
    ? KnownViewer | null
    : Who extends 'person' | 'admin'
      ? SessionViewer
      : KnownViewer;

/** A file as an answer. */
export interface FileToSend {
  filename: string;
  /** Default: the media type that the call names. */
  type?: string;
  content: Buffer | NodeJS.ReadableStream;
}

type ParamsOf<One extends Call, Path> = One extends { at: readonly (infer At)[] }
  ? ParamsAt<At>
  : One extends { params: infer Schema extends z.ZodType }
    ? z.output<Schema>
    : Readonly<Record<ParameterOf<Path>, number>>;
type ParamsAt<At> = At extends { params: infer Schema extends z.ZodType }
  ? z.output<Schema> & (At extends { says: infer Said } ? Said : unknown)
  : never;
type Read<One extends Call, Part extends 'query' | 'body'> = One extends { isForm: true }
  ? undefined
  : One extends Record<Part, infer Schema extends z.ZodType>
    ? z.output<Schema>
    : undefined;
/** What is JSON already may be sent as it is, by `sendJson`. */
type Answered<One extends Call> =
  FastifyReply | (One extends { answer: infer Schema extends z.ZodType } ? z.input<Schema> : FileToSend);

/** What a call was given, once it was checked. */
export interface Given<One extends Call, Path = string> {
  viewer: ViewerOf<One['access']>;
  params: ParamsOf<One, Path>;
  query: Read<One, 'query'>;
  body: Read<One, 'body'>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** An answer for each call of a sheet; `viewer` is there wherever the call demands one. */
export type HandlersOf<One extends Sheet> = {
  [Name in keyof One['calls']]: (
    given: Given<One['calls'][Name], One['routes'][Name & string]>,
  ) => Answered<One['calls'][Name]> | Promise<Answered<One['calls'][Name]>>;
};

type Handler = (given: Given<Call>) => unknown;

const MARKS: Record<Access, FastifySchema['security'] | undefined> = {
  anybody: undefined,
  known: SIGNED_IN_OR_NOT,
  person: SIGNED_IN,
  read: READ_SCOPE,
  write: WRITE_SCOPE,
  apply: APPLY_SCOPE,
  'write-or-apply': WRITE_OR_APPLY_SCOPE,
  admin: ADMINS_ONLY,
};
const MINUTE_MS = 60_000;
const text = z.string();
const bytes = z.instanceof(Buffer).meta({ type: 'string', format: 'binary' });

/**
 * Serves the calls of a sheet, each with its schema, its bounds and who may make it. `prepare` is done to the part of the API
 * that they are, before them.
 */
export function answerCalls<One extends Sheet>(
  sheet: One,
  handlers: HandlersOf<One>,
  prepare?: (app: FastifyInstance) => void,
): FastifyPluginCallback {
  return (app, _options, done) => {
    prepare?.(app);
    const all = Object.entries(sheet.routes).map(([name, route]) => {
      // Of these three the types of the sheet say that they belong together.
      return { route, call: sheet.calls[name] as Call, handler: handlers[name] as unknown as Handler };
    });
    const add = (part: FastifyInstance, isForm: boolean) => {
      for (const { route, call, handler } of all) {
        if ((call.isForm ?? false) === isForm) addCall(part, { tag: sheet.tag, route, call, handler });
      }
    };
    add(app, false);
    if (all.some(({ call }) => call.isForm)) {
      void app.register((part, _none, registered) => {
        acceptForms(part);
        add(part, true);
        registered();
      });
    }
    done();
  };
}

interface Entry {
  tag: string;
  route: string;
  call: Call;
  handler: Handler;
}

function addCall(app: FastifyInstance, { tag, route, call, handler }: Entry): void {
  const [method, path = ''] = route.split(' ');
  for (const { url, summary, params, says } of listAddresses(path.replace('/v1', ''), call)) {
    app.route({
      method: method as HTTPMethods,
      url,
      ...(call.emptyIsAbsent && { preValidation: dropEmptyParameters }),
      ...(call.bodyLimit !== undefined && { bodyLimit: call.bodyLimit }),
      ...(call.noHead && { exposeHeadRoute: false }),
      config: {
        ...(call.tooLargeText !== undefined && { tooLargeText: call.tooLargeText }),
        ...(call.perMinute !== undefined && { rateLimit: { max: call.perMinute, timeWindow: MINUTE_MS } }),
      },
      schema: toSchema(tag, call, summary, params),
      handler: (request, reply) => answer(call, handler, { request, reply, says }),
    });
  }
}

interface ServedAddress {
  url: string;
  summary: string;
  params: z.ZodObject | undefined;
  says: Readonly<Record<string, string>>;
}

/** One for each of the values of a list among the parameters, one for each that a `*` stands for; else the path itself. */
function listAddresses(path: string, call: Call): ServedAddress[] {
  const toSummary = (value = '') =>
    typeof call.summary === 'string' ? call.summary : (call.summary[value] ?? '');
  if (call.at)
    return call.at.map(({ path: rest, summary = toSummary(), params, says = {} }) => {
      return { url: path.replace('*', rest), summary, params, says };
    });
  const params = call.params ?? toRowParams(path);
  const list = Object.entries(params?.shape ?? {}).find((entry) => entry[1] instanceof z.ZodEnum);
  if (!params || !list) return [{ url: path, summary: toSummary(), params, says: {} }];
  const [name, values] = list as [string, z.ZodEnum];
  const others = Object.entries(params.shape).filter(([other]) => other !== name);
  return values.options.map(String).map((value) => ({
    url: path.replace(`:${name}`, value),
    summary: toSummary(value),
    params: z.object(Object.fromEntries(others)),
    says: { [name]: value },
  }));
}

function toRowParams(path: string): z.ZodObject | undefined {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return names.length === 0
    ? undefined
    : z.object(Object.fromEntries(names.map((name) => [name, idParameter])));
}

function toSchema(tag: string, call: Call, summary: string, params: z.ZodObject | undefined) {
  const security = MARKS[call.access];
  const answered =
    call.answer instanceof z.ZodType
      ? call.answer
      : {
          description: call.answer.description,
          content: { [call.answer.type]: { schema: call.answer.isText ? text : bytes } },
        };
  const statuses = [call.status ?? 200].flat();
  return {
    tags: [tag],
    summary,
    ...(call.description !== undefined && { description: call.description }),
    ...(security && { security }),
    ...(call.isForm && { consumes: ['multipart/form-data'] }),
    ...(params && { params }),
    ...(call.query && { querystring: call.query }),
    ...(call.body && { body: call.body }),
    response: { ...Object.fromEntries(statuses.map((status) => [status, answered])), ...call.refusals },
    ...(call.errors && { errors: call.errors }),
  };
}

interface Asked {
  request: FastifyRequest;
  reply: FastifyReply;
  says: Readonly<Record<string, string>>;
}

async function answer(call: Call, handler: Handler, { request, reply, says }: Asked): Promise<unknown> {
  if (call.status === 201) void reply.status(201);
  const given = {
    viewer: toViewer(call.access, request),
    params: { ...(request.params as object), ...says },
    query: request.query,
    body: call.isForm ? undefined : request.body,
    request,
    reply,
  };
  const answered = await handler(given as Given<Call>);
  if (answered === reply || call.answer instanceof z.ZodType) return answered;
  const { filename, type = call.answer.type, content } = answered as FileToSend;
  return reply.headers(toFileHeaders({ filename, type })).send(content);
}

function toViewer(access: Access, request: FastifyRequest): KnownViewer | SessionViewer | null {
  if (access === 'anybody') return null;
  if (access === 'known') return request.viewer;
  return access === 'person' || access === 'admin' ? sessionOf(request) : viewerOf(request);
}
