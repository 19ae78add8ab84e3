import Fastify, { type FastifyPluginCallback } from 'fastify';
import { expect, test } from 'vitest';
import { namePlugins } from './name-plugins.ts';

test('plugins have a name, and go on being registered within one another', async () => {
  const app = Fastify();
  namePlugins(app);
  const names: string[] = [];
  const nameless =
    (inner?: FastifyPluginCallback): FastifyPluginCallback =>
    (scope, _options, done) => {
      names.push(scope.pluginName);
      scope.get('/', () => scope.prefix);
      if (inner) void scope.register(inner, { prefix: '/inner' });
      done();
    };
  await app.register(nameless(nameless()), { prefix: '/outer' });
  await app.register(function called(scope, _options, done) {
    names.push(scope.pluginName);
    done();
  });
  expect(names).toEqual(['routes', 'routes', 'called']);
  expect((await app.inject('/outer/inner')).body).toBe('/outer/inner');
  await app.close();
});
