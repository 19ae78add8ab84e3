import type { ListContext } from '../contract.ts';
import { readJson } from '../http/read-answer.ts';
import { isBearable } from '../reading/deliver.ts';
import { callAdp } from './calls.ts';
import type { CustomFieldGroup } from './loose-fields.ts';
import { siteDetail } from './myjobs-payload.ts';
import { API, siteHeaders, type Site } from './myjobs-site.ts';

/** After so many details in a row that tell nothing, the rest of the reading goes without. */
const PATIENCE = 3;

/** Asks details for pay, which is all they add to the list: without them a posting is still whole. */
export class PayDesk {
  readonly #context: ListContext;
  #failures = 0;
  #lastFailure: null | undefined;

  constructor(context: ListContext) {
    this.#context = context;
  }

  /** The detail's custom fields, null when it has none; undefined when it cannot be read. */
  async ask(site: Site, reqId: string): Promise<CustomFieldGroup | undefined> {
    if (this.#failures >= PATIENCE) return this.#lastFailure;
    const fields = await this.#read(site, reqId);
    if (fields) {
      this.#failures = 0;
    } else {
      this.#failures += 1;
      this.#lastFailure = fields;
    }
    return fields;
  }

  async #read(site: Site, reqId: string): Promise<CustomFieldGroup | undefined> {
    try {
      const response = await callAdp(this.#context, {
        url: `${API}/search-meta/${encodeURIComponent(reqId)}`,
        headers: siteHeaders(site.token),
      });
      if (response.status !== 200) return undefined;
      const parsed = siteDetail.safeParse(readJson('adp', response, { what: 'a detail' }));
      const [detail] = parsed.success ? parsed.data.jobRequisitions : [];
      return detail && (detail.customFieldGroup ?? null);
    } catch (error) {
      if (isBearable(error)) return undefined;
      throw error;
    }
  }
}
