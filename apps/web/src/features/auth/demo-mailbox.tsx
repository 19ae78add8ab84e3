/** Where the demo's mail to an address lies. */
export function DemoMailbox({ email }: { email: string }) {
  return (
    <p className="note">
      This is the demo: its mail stays on this machine, in{' '}
      <a href={`/sandbox/mail?to=${encodeURIComponent(email)}`} target="_blank" rel="noreferrer">
        the sandbox mailbox<span className="sr-only"> (opens in a new tab)</span>
      </a>
      .
    </p>
  );
}
