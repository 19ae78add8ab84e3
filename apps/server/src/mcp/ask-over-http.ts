import type { AskApi } from '@firsthand/mcp-tools';
import type { McpSettings } from './read-mcp-settings.ts';

/** Calls a running product's API. What reaches nobody is answered in words, as a refusal is. */
export function askOverHttp({ url, token }: McpSettings): AskApi {
  return async ({ method, path, body, signal }) => {
    try {
      const answer = await fetch(url + path, {
        ...{ method, redirect: 'error', signal },
        headers: {
          ...(token !== null && { authorization: `Bearer ${token}` }),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      return { status: answer.status, body: parseJson(await answer.text()) };
    } catch (error) {
      if (signal.aborted) throw error;
      return { status: 503, body: { error: `Firsthand does not answer at ${url}. Is it running?` } };
    }
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
