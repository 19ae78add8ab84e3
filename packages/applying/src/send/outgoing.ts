import type { OutgoingApplication } from '../contract.ts';

type OutgoingFile = OutgoingApplication['files'][number];

/**
 * The answers of one application while they are put into an ATS's own shape. Each is taken once; what no part of the
 * shape took is the rest, so that nothing the person confirmed is dropped unseen.
 */
export class Answers {
  readonly #left: Map<string, OutgoingApplication['answers'][number]>;
  readonly #files: OutgoingApplication['files'];

  constructor({ answers, files }: OutgoingApplication) {
    this.#left = new Map(answers.map((answer) => [answer.field.key, answer]));
    this.#files = files;
  }

  /** The answer to a field as one text; undefined when there is none. */
  takeText(key: string): string | undefined {
    const answer = this.#left.get(key);
    if (!answer) return undefined;
    this.#left.delete(key);
    return toText(answer.value);
  }

  /** The same with choices by their labels, for an ATS that takes words. */
  takeWords(key: string): string | undefined {
    const answer = this.#left.get(key);
    if (!answer) return undefined;
    this.#left.delete(key);
    return toWords(answer);
  }

  /** Whether a consent box is ticked; undefined when it is not, since leaving it is no refusal. */
  takeConsent(key: string): true | undefined {
    return this.takeText(key) === 'yes' ? true : undefined;
  }

  /** The file that a field names, "resume" or "cover-letter". */
  takeFile(key: string): OutgoingFile | undefined {
    const kind = this.takeText(key);
    return kind === undefined ? undefined : this.#files.find((file) => file.kind === kind);
  }

  /** Takes every answer that is left. */
  takeAll(): OutgoingApplication['answers'] {
    const all = [...this.#left.values()];
    this.#left.clear();
    return all;
  }

  /** Takes every answer that is left as lines for people: "Pay expectation: 90,000 USD". */
  takeAllAsLines(): string[] {
    return this.takeAll().map((answer) => `${answer.field.label}: ${toWords(answer)}`);
  }
}

function toText(value: string | string[]): string {
  return typeof value === 'string' ? value : value.join(', ');
}

function toWords({ field, value }: OutgoingApplication['answers'][number]): string {
  const values = typeof value === 'string' ? [value] : value;
  return values.map((one) => field.options.find((option) => option.value === one)?.label ?? one).join(', ');
}
