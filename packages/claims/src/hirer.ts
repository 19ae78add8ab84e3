import type { Claim, Hirer } from '@firsthand/contracts';
import { toEvidence } from './evidence.ts';
import {
  FOR_A_CLIENT,
  HEADS_CLIENT,
  NAMELESS,
  NAME_WITHHELD,
  OF_APPLICANTS,
  TITLE_WITHHELD,
  WORK_FOR_CLIENTS,
} from './hirer-words.ts';
import type { Passage } from './passages.ts';

interface PostingWords {
  title: string;
  descriptionText: string;
  passages: readonly Passage[];
  /** As its board calls it. */
  company: string | null;
}

/** Without one of these words a sentence says nothing of whom it is for. */
const MAY_SAY =
  /client|kunde|kundin|mandan|auftrag|principal|employ|klant|relatie|klient|kund|für ein|pour une? |a través de|wij zoeken voor|azienda|third[- ]party|fee to|mandat|confiden|vertrau|anon|sigilos|riserv|withheld|undisclosed|name|nombre|nome|asked not|on behalf|setz(?:t|en) (?:dich|sie)|empresa|opdracht|überlassung|vermittlung|paid by|missionn|compte|(?:through|via|by) our/iu;

/**
 * Whether a posting says that its poster hires for somebody else, and whether the employer's name is kept back, each with
 * the sentence. Work for clients is neither; where only the board is without a name, the title stands for the sentence.
 */
export function readHirers({ title, descriptionText, passages, company }: PostingWords): Claim<Hirer>[] {
  const telling = passages.filter(({ text }) => MAY_SAY.test(text));
  return [readClient(descriptionText, telling), readWithheld(title, company, telling)].filter(
    (claim) => claim !== null,
  );
}

function readClient(text: string, passages: readonly Passage[]): Claim<Hirer> | null {
  const said = passages.find(({ text: sentence }) => isForClient(sentence));
  if (said) return { value: 'client', evidence: toEvidence(said) };
  const head = HEADS_CLIENT.exec(text);
  if (head === null) return null;
  return {
    value: 'client',
    evidence: { in: 'description', start: head.index, end: head.index + head[0].length },
  };
}

const isForClient = (sentence: string): boolean =>
  !WORK_FOR_CLIENTS.test(sentence) && FOR_A_CLIENT.some((pattern) => pattern.test(sentence));

function readWithheld(
  title: string,
  company: string | null,
  passages: readonly Passage[],
): Claim<Hirer> | null {
  const said = passages.find(({ text }) => isWithheld(text));
  if (said) return { value: 'withheld', evidence: toEvidence(said) };
  if (!TITLE_WITHHELD.test(title) && !NAMELESS.test(company ?? '')) return null;
  return { value: 'withheld', evidence: { in: 'title', start: 0, end: title.length } };
}

const isWithheld = (sentence: string): boolean =>
  !OF_APPLICANTS.test(sentence) && NAME_WITHHELD.some((pattern) => pattern.test(sentence));
