import { toContentDisposition } from './file-name.ts';

/** Of an answer that is somebody's document: to be saved, and never opened as a page of ours. */
export function toFileHeaders({ filename, type }: { filename: string; type: string }) {
  return {
    'content-type': type,
    'content-disposition': toContentDisposition(filename),
    'content-security-policy': "default-src 'none'; sandbox",
  };
}
