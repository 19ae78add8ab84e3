interface NamedProfile {
  profile_name: string;
  first_name: string | null;
  last_name: string | null;
}

/** "Frontend (Ada King)", or the profile's name alone when it knows no person's. */
export function toProfileOption({ profile_name, first_name, last_name }: NamedProfile): string {
  const person = [first_name, last_name].filter((name) => name?.trim()).join(' ');
  return person === '' ? profile_name : `${profile_name} (${person})`;
}
