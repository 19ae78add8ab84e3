import { createRandom } from '../../corpus/random.ts';
import { findLost } from './find-lost.ts';
import { makeWholeProfile } from './make-whole-profile.ts';
import { OWN_DOCUMENTS, readWithoutAttachment } from './read-without-attachment.ts';

/** What each of our documents of so many people loses without its attachment: a line each, with its number and kind. */
export async function listLosses(people: number, from: number): Promise<string[]> {
  const losses: string[] = [];
  for (let number = from; number < from + people; number += 1) {
    const profile = makeWholeProfile(createRandom(number * 7_919 + 13));
    for (const kind of OWN_DOCUMENTS) {
      const parsed = await readWithoutAttachment(profile, kind);
      // What job somebody wants is no value of a page: any line below a name can be one.
      const left = parsed.leftOver.filter(({ text }) => text !== profile.desired_job_title);
      losses.push(
        ...findLost(profile, parsed).map((lost) => `${number} ${kind}: ${lost}`),
        ...left.map(({ text }) => `${number} ${kind}: left over ${text}`),
      );
    }
  }
  return losses;
}
