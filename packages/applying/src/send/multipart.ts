import type { OutgoingApplication } from '../contract.ts';

export type Part =
  { name: string; value: string } | { name: string; file: OutgoingApplication['files'][number] };

/** Parts as the bytes of a form with files, and the header that goes with them. */
export async function toMultipart(
  parts: readonly Part[],
): Promise<{ headers: Record<string, string>; body: Uint8Array }> {
  const form = new FormData();
  for (const part of parts) {
    if ('value' in part) form.append(part.name, part.value);
    else {
      const { content, mimetype, filename } = part.file;
      form.append(part.name, new Blob([new Uint8Array(content)], { type: mimetype }), filename);
    }
  }
  const encoded = new Response(form);
  return {
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    body: new Uint8Array(await encoded.arrayBuffer()),
  };
}

/** A part of its own only when there is a value. */
export function toParts(name: string, value: string | undefined): Part[] {
  return value === undefined ? [] : [{ name, value }];
}

/** A part of its own only when there is a file. */
export function toFileParts(name: string, file: OutgoingApplication['files'][number] | undefined): Part[] {
  return file === undefined ? [] : [{ name, file }];
}
