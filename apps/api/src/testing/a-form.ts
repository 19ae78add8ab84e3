const BOUNDARY = 'a-boundary-of-the-tests';

export interface FormPart {
  name: string;
  /** Makes the part a file. */
  filename?: string;
  type?: string;
  content: string | Uint8Array;
}

/** A form as a browser sends it: its body and the header that goes with it. */
export function aForm(...parts: FormPart[]): { payload: Buffer; headers: { 'content-type': string } } {
  const chunks = parts.flatMap(({ name, filename, type, content }) => [
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"` +
        (filename === undefined ? '' : `; filename="${filename}"`) +
        (type === undefined ? '' : `\r\ncontent-type: ${type}`) +
        '\r\n\r\n',
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
  return {
    payload: Buffer.concat([...chunks, Buffer.from(`--${BOUNDARY}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  };
}
