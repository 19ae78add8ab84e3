import { ACCESS_TOKEN_PREFIX } from '@firsthand/contracts';
import { OperatorError } from '../operator-error.ts';

export interface McpSettings {
  /** Of the running product, without a slash at its end. */
  url: string;
  /** Null: only what anybody may do. */
  token: string | null;
}

const DEFAULT_URL = 'http://localhost:3000';

/** `FIRSTHAND_URL` and `FIRSTHAND_TOKEN`, which are a client's and no settings of the server. Throws what is wrong with them. */
export function readMcpSettings(env: Record<string, string | undefined>): McpSettings {
  const { FIRSTHAND_URL: url = DEFAULT_URL, FIRSTHAND_TOKEN: token = '' } = env;
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new OperatorError(`FIRSTHAND_URL must be an address such as ${DEFAULT_URL}.`);
  if (token !== '' && !token.startsWith(ACCESS_TOKEN_PREFIX))
    throw new OperatorError(
      `FIRSTHAND_TOKEN must be an access token, which begins with ${ACCESS_TOKEN_PREFIX}.`,
    );
  return { url: new URL(url).origin, token: token === '' ? null : token };
}
