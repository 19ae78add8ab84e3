/** Where people may write to, in the middle of a sentence. */
export function OperatorAddress({ email }: { email: string | null }) {
  if (email === null) return 'the operator of this site, who has not published an address yet';
  return <a href={`mailto:${email}`}>{email}</a>;
}
