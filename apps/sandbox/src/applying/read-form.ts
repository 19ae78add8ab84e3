/** A file of a form as it arrived. */
export interface SentFile {
  field: string;
  filename: string;
  type: string;
  bytes: Uint8Array;
}

/** What a form carried, in the order it came. */
export interface SentForm {
  fields: { name: string; value: string }[];
  files: SentFile[];
}

/**
 * Reads a form's body: multipart, urlencoded or JSON; null for anything else. JSON is flattened to names as forms have
 * them, `{ "urls": { "LinkedIn": "x" } }` → `urls[LinkedIn]`. A body that is not what its type says is no form either:
 * each system refuses that in its own words.
 */
export async function readForm(contentType: string, body: Uint8Array<ArrayBuffer>): Promise<SentForm | null> {
  try {
    return await readByType(contentType, body);
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return null;
    throw error;
  }
}

async function readByType(contentType: string, body: Uint8Array<ArrayBuffer>): Promise<SentForm | null> {
  const type = contentType.split(';')[0]?.trim().toLowerCase();
  if (type === 'multipart/form-data') return readMultipart(contentType, body);
  const text = new TextDecoder().decode(body);
  if (type === 'application/x-www-form-urlencoded') {
    return { fields: [...new URLSearchParams(text)].map(([name, value]) => ({ name, value })), files: [] };
  }
  if (type !== 'application/json') return null;
  const form: SentForm = { fields: [], files: [] };
  flatten('', JSON.parse(text) as unknown, form);
  return form;
}

async function readMultipart(contentType: string, body: Uint8Array<ArrayBuffer>): Promise<SentForm> {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- unfit for the internet; this is loopback and bounded
  const data = await new Response(body, { headers: { 'content-type': contentType } }).formData();
  const form: SentForm = { fields: [], files: [] };
  for (const [name, value] of data) {
    if (typeof value === 'string') form.fields.push({ name, value });
    else {
      const bytes = new Uint8Array(await value.arrayBuffer());
      form.files.push({ field: name, filename: value.name, type: value.type, bytes });
    }
  }
  return form;
}

/** A file inside JSON, as SmartRecruiters takes them: `{ fileName, mimeType, fileContent }`, the content as base64. */
function findJsonFile(field: string, value: object): SentFile | null {
  const { fileName, mimeType, fileContent } = value as Record<string, unknown>;
  if (typeof fileName !== 'string' || typeof fileContent !== 'string') return null;
  const type = typeof mimeType === 'string' ? mimeType : 'application/octet-stream';
  return { field, filename: fileName, type, bytes: new Uint8Array(Buffer.from(fileContent, 'base64')) };
}

function flatten(name: string, value: unknown, into: SentForm): void {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    into.fields.push({ name, value: String(value) });
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      const isPlain = typeof item !== 'object' || item === null;
      flatten(isPlain ? `${name}[]` : `${name}[${index}]`, item, into);
    }
    return;
  }
  const file = findJsonFile(name, value);
  if (file) into.files.push(file);
  else
    for (const [key, item] of Object.entries(value))
      flatten(name === '' ? key : `${name}[${key}]`, item, into);
}

/** The first value of that name, trimmed; empty when there is none. */
export function findValue(form: SentForm, name: string): string {
  return form.fields.find((field) => field.name === name)?.value.trim() ?? '';
}
