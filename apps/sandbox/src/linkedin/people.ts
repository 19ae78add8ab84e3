import { createHash } from 'node:crypto';

/** Someone one can be at the stand-in. Every one is invented. */
export interface Person {
  givenName: string;
  familyName: string;
  email: string;
  isEmailVerified: boolean;
}

/** Ready to be picked, by the value of their button. */
export const PEOPLE: ReadonlyMap<string, Person> = new Map(
  Object.entries({
    maren: toPerson('Maren', 'Okafor', 'maren.okafor@mail.example'),
    zoe: toPerson('Zoë', 'Brânză-Nguyễn', 'zoe@xn--bro-hoa.example'),
    anna: toPerson('Anna Magdalena', 'von Hohenstein-Wackerbarth', 'a.m.von.hohenstein@mail.example'),
    tomasz: { ...toPerson('Tomasz', 'Wilk', 'tomasz.wilk@mail.example'), isEmailVerified: false },
  }),
);

function toPerson(givenName: string, familyName: string, email: string): Person {
  return { givenName, familyName, email, isEmailVerified: true };
}

/** "Maren Okafor"; no space is left where a part is missing. */
export function toFullName({ givenName, familyName }: Person): string {
  return `${givenName} ${familyName}`.trim();
}

/** The same address is the same member at each sign-in, also after a restart. */
export function toSubject(person: Person): string {
  return createHash('sha256').update(person.email.toLowerCase()).digest('base64url').slice(0, 12);
}

const NAME_MAX_LENGTH = 100;
const ADDRESS_MAX_LENGTH = 254;

/** What a person typed, as it is shown again when it cannot be used. */
export interface TypedPerson {
  name: string;
  email: string;
  isEmailVerified: boolean;
}

/** Which field cannot be used, and why. */
export interface TypingFault {
  field: 'name' | 'email';
  fault: string;
}

/** "Ada Byron King" → given name "Ada Byron", family name "King"; or why that is no one. */
export function parsePerson({ name, email, isEmailVerified }: TypedPerson): Person | TypingFault {
  const words = name.trim().split(/\s+/);
  if (words[0] === '' || name.length > NAME_MAX_LENGTH)
    return { field: 'name', fault: 'Type a name of up to 100 characters.' };
  const address = email.trim();
  if (!/^[^\s@]+@[^\s@]+$/.test(address) || address.length > ADDRESS_MAX_LENGTH)
    return { field: 'email', fault: 'Type an address such as ada@mail.example.' };
  const familyName = words.length > 1 ? (words.pop() ?? '') : '';
  return { givenName: words.join(' '), familyName, email: address, isEmailVerified };
}
