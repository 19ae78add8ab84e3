import { ROUTES } from '@firsthand/contracts';
import { createTestDatabase } from '@firsthand/test-support';
import { expect, test } from 'vitest';
import { openApi } from '../testing/test-api.ts';

test('every call of the sheets is served, at one address or at each that it stands for', async () => {
  const database = await createTestDatabase();
  const api = await openApi(database.database);
  const served = api.printRoutes({ commonPrefix: false });
  const { paths } = (await api.inject('/v1/openapi.json')).json<{ paths: Record<string, object> }>();
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const missing = Object.values<string>(ROUTES).filter((route) => {
    const pattern = route
      .replace(/[.]/g, '\\.')
      .replace(/:kind/, '[a-z-]+')
      .replace(/:\w+/g, '\\{\\w+\\}')
      .replace(/\*$/, '.+');
    return !described.some((one) => new RegExp(`^${pattern}$`).test(one));
  });
  expect(missing).toEqual([]);
  expect(served).toContain('/v1');
  await database.drop();
});
