/** The mark of the verified stamp: always this drawing. */
export function StampMark() {
  return (
    <svg width="18" height="18" viewBox="0 0 20 20" aria-hidden="true" fill="none" stroke="currentColor">
      <circle cx="10" cy="10" r="8.9" strokeWidth="1.4" />
      <circle cx="10" cy="10" r="6.5" strokeWidth=".8" strokeDasharray="1.02 1.022" />
      <path d="m7 10.2 2.2 2.2 3.9-4.4" strokeWidth="1.9" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
