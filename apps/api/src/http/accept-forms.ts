import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';
import multipart from '@fastify/multipart';
import type { z } from 'zod';
import { validateInput } from './validate-input.ts';

/** Lets this part of the API take forms with files and nothing else; handlers read them with `readUpload`. */
export function acceptForms(
  app: Pick<
    FastifyInstance,
    'removeAllContentTypeParsers' | 'addContentTypeParser' | 'register' | 'setValidatorCompiler'
  >,
): void {
  app.removeAllContentTypeParsers();
  void app.register(multipart);
  // Of any other kind: left unread, and refused by `readUpload` in its words.
  app.addContentTypeParser('*', (_request, _body, done) => {
    done(null);
  });
  app.setValidatorCompiler(exceptBodies);
}

/** A form's body is a stream; its schema only describes it. */
const exceptBodies: FastifySchemaCompiler<z.ZodType> = (route) =>
  route.httpPart === 'body' ? (value: unknown) => ({ value }) : validateInput(route);
