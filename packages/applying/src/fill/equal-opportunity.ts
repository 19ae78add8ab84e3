import type { FormField } from '@firsthand/contracts';
import type { Applicant } from '../contract.ts';
import { toPlainWords } from '../sensitive/plain-words.ts';
import { toAskedWords } from '../meaning.ts';

type Kind = keyof Applicant['equalOpportunity'];

interface Asked {
  kind: Kind;
  /** What the profile calls it. */
  name: string;
  keys: RegExp;
  label: RegExp;
  /** Labels to which a bare yes or no says the same as the profile does. */
  plainQuestion: RegExp;
  /** For each of the profile's words the choices that say exactly that, in plain words. */
  choices: Readonly<Record<string, RegExp>>;
}

const DECLINED =
  /^(i )?(decline|prefer not|rather not|would rather not|choose not|do not (want|wish)|don't (want|wish))\b|^(keine angabe|mochte ich nicht|je (prefere|ne souhaite)|prefiero no|(zeg|wil) ik liever niet|vill (inte|ej))/;

const ASKED: readonly Asked[] = [
  {
    kind: 'veteranStatus',
    name: 'veteran status',
    keys: /^veteran_?status(Id)?$/,
    label: /^((protected )?veteran('?s)?( status)?|are you a (protected )?veteran)$/,
    plainQuestion: /^(are you a veteran|veteran)$/,
    choices: {
      None: /^((no,? )?i am not a (protected )?veteran|i'm not a (protected )?veteran|not a (protected )?veteran|non-?veteran)$/,
      Veteran: /^((yes,? )?i am a veteran|veteran)$/,
      'Disabled Veteran':
        /^((i am a )?disabled veteran|i identify as one or more of the classifications of (a )?protected veterans?.*)$/,
      Other: /^other( veteran)?$/,
    },
  },
  {
    kind: 'disabilityStatus',
    name: 'disability status',
    keys: /^disability(_status|Id)?$/,
    label:
      /^(disability( status)?|do you have a disability|behinderung|handicap|discapacidad|beperking|funktionsnedsattning)$/,
    plainQuestion: /^do you have a disability$/,
    choices: {
      None: /^((no,? )?i (do not|don't) have a disability|no disability|keine behinderung)$/,
      Yes: /^(yes,? )?i have a disability([, (].*)?$/,
      'Prefer not to disclose': DECLINED,
    },
  },
  {
    kind: 'gender',
    name: 'gender',
    keys: /^gender(Id)?$/,
    label:
      /^(gender|sex|gender identity|gender( identity)? \(.{0,60}\)|how (do you|would you) (identify|describe)( your gender( identity)?)?( \(.{0,60}\))?|i identify my gender as|geschlecht|genre|sexe|genero|sexo|geslacht|kon)$/,
    plainQuestion: /^$/,
    choices: {
      Male: /^(male|man|mannlich|mann|homme|masculin|hombre|masculino|mannelijk)$/,
      Female: /^(female|woman|weiblich|frau|femme|feminin|mujer|femenino|vrouw|vrouwelijk|kvinna)$/,
      'Non-binary': /^(non-?\s?binary|nicht-?binar|non-?binaire|no binari[oa]|icke-?binar)$/,
      'Prefer not to disclose': DECLINED,
      Other: /^(other|andere|divers|autre|otro|anders|annat)$/,
    },
  },
];

/**
 * The choice that says what the person stored for this very question, or null: when the question is another one, when
 * nothing is stored, or when no single choice says exactly the same.
 */
export function findEqualOpportunityValue(
  field: FormField,
  stored: Applicant['equalOpportunity'],
): { name: string; value: string | string[] } | null {
  const label = toAskedWords(field.label);
  const asked = ASKED.find((one) => one.keys.test(field.key) || one.label.test(label));
  const word = asked ? stored[asked.kind] : null;
  if (!asked || word === null || field.options.length === 0) return null;
  const choice = Object.hasOwn(asked.choices, word) ? asked.choices[word] : undefined;
  const fitting = field.options.filter((option) => {
    const plain = toPlainWords(option.label).replace(/(?<![.!*\s])[.!*\s]+$/, '');
    return (
      choice?.test(plain) === true ||
      (asked.plainQuestion.test(label) && saysTheSame(asked.kind, word, plain))
    );
  });
  const value = fitting.length === 1 ? fitting[0]?.value : undefined;
  if (value === undefined) return null;
  return { name: asked.name, value: field.kind === 'multiple-choice' ? [value] : value };
}

function saysTheSame(kind: Kind, word: string, plainChoice: string): boolean {
  if (plainChoice === 'no') return word === 'None';
  if (plainChoice !== 'yes') return false;
  return kind === 'veteranStatus' ? /veteran/i.test(word) : word === 'Yes';
}
