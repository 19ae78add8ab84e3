import { ROUTES } from '@firsthand/contracts';
import { createTestDatabase, type TestDatabase } from '@firsthand/test-support';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApi } from '../testing/test-api.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('every call of the sheets is served, at one address or at each that it stands for', async () => {
  const api = await openApi(database.database);
  const { paths } = (await api.inject('/v1/openapi.json')).json<{ paths: Record<string, object> }>();
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const missing = Object.values<string>(ROUTES).filter((route) => {
    const pattern = route
      .replace(/[.]/g, '\\.')
      .replace(/:(?:kind|section)\b/, '[a-z-]+')
      .replace(/:\w+/g, '\\{\\w+\\}')
      .replace(/\*$/, '.+');
    return !described.some((one) => new RegExp(`^${pattern}$`).test(one));
  });
  expect(missing).toEqual([]);
});
