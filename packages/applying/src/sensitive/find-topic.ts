import type { FormField, SensitiveTopic } from '@firsthand/contracts';
import { findMeaning } from '../meaning.ts';
import { toPlainWords } from './plain-words.ts';
import { TELLING_CHOICES, TOPIC_WORDS } from './topic-words.ts';

/** Names, addresses and files are what they are, whatever the text below them talks of. */
const NEVER_SENSITIVE =
  /^(first_?name|last_?name|preferred_name|email|phone(_?number)?|resume(_text|FileId)?|cover_?letter(_text|FileId)?|linkedin_?url|website_?url)$/i;

/** Of these many choices the words are looked at. */
const CHOICES_READ = 60;

/**
 * What a question must not be filled in for, by its label, the text below it and its choices; null when it may be
 * answered from the profile. In doubt it is sensitive.
 */
export function findSensitiveTopic(
  field: Pick<FormField, 'key' | 'label' | 'help' | 'kind' | 'options'>,
): SensitiveTopic | null {
  if (field.kind === 'consent') return 'consent';
  if (NEVER_SENSITIVE.test(field.key)) return null;
  // A whole label that asks for a name or an address, such as "Legal first name", asks for nothing else.
  if (findMeaning({ ...field, key: '', sensitive: null }) !== null && field.options.length === 0) return null;
  return (
    findIn(field.label, TOPIC_WORDS) ??
    findIn(
      field.options
        .slice(0, CHOICES_READ)
        .map((option) => option.label)
        .join('\n'),
      TELLING_CHOICES,
    ) ??
    findIn(field.help ?? '', TOPIC_WORDS)
  );
}

function findIn(text: string, topics: typeof TOPIC_WORDS): SensitiveTopic | null {
  const plain = toPlainWords(text);
  return topics.find(({ pattern }) => pattern.test(plain))?.topic ?? null;
}
