import type { AskApi } from '@firsthand/mcp-tools';
import type { McpSettings } from './read-mcp-settings.ts';

/** Longer than reading an employer's form takes. */
const TIMEOUT_MS = 60_000;

/** Calls a running product's API. What reaches nobody is answered in words, as a refusal is. */
export function askOverHttp({ url, token }: McpSettings): AskApi {
  return async (method, path, body) => {
    let answer: Response;
    try {
      answer = await fetch(url + path, {
        method,
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: {
          ...(token !== null && { authorization: `Bearer ${token}` }),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
    } catch {
      return { status: 503, body: { error: `Firsthand does not answer at ${url}. Is it running?` } };
    }
    const text = await answer.text();
    return { status: answer.status, body: parseJson(text) };
  };
}

/** Null for what is no JSON, such as a proxy's page. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
