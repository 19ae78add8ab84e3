/** As much of JSON Schema as descriptions of ours have. */
export interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  additionalProperties?: boolean | Schema;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  description?: string;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

interface Content {
  content?: Record<string, { schema?: Schema }>;
}

export interface Operation {
  summary?: string;
  description?: string;
  tags?: string[];
  security?: Record<string, string[]>[];
  parameters?: { name: string; in: string; required?: boolean; description?: string; schema?: Schema }[];
  requestBody?: Content;
  responses?: Record<string, Content & { description?: string }>;
}

/** What `/v1/openapi.json` says, as far as its pages show it. */
export interface Description {
  info: { title: string; description?: string };
  servers?: { url: string }[];
  paths?: Record<string, Record<string, Operation>>;
  components?: { securitySchemes?: Record<string, { description?: string }> };
}

/** One call: its method, its address and all that is said of it. */
export interface Call {
  /** Names it on its page: `get-v1-api-bookmarks`. */
  id: string;
  method: string;
  path: string;
  operation: Operation;
}

/** Calls of one subject, which have a page together. */
export interface CallGroup {
  name: string;
  /** In its address: "Sign-in" → `sign-in`. */
  slug: string;
  calls: Call[];
}

/** The calls of a description by subject, both in the order in which they are described. */
export function groupCalls({ paths = {} }: Description): CallGroup[] {
  const groups = new Map<string, CallGroup>();
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const name = operation.tags?.[0] ?? 'Other';
      const group = groups.get(name) ?? { name, slug: toSlug(name), calls: [] };
      groups.set(name, group);
      group.calls.push({ id: toSlug(`${method}${path}`), method: method.toUpperCase(), path, operation });
    }
  }
  return [...groups.values()];
}

const toSlug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
