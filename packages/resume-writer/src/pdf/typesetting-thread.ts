// The thread that sets PDFs: started by typesetter.ts from a bundle of this file, since setting one holds its thread.
import { parentPort } from 'node:worker_threads';
import { typeset, type SetRequest } from './typeset.ts';

parentPort?.on('message', (request: SetRequest) => {
  typeset(request).then(
    (pdf) => parentPort?.postMessage({ pdf }),
    (error: unknown) =>
      parentPort?.postMessage({ fault: error instanceof Error ? error.message : String(error) }),
  );
});
