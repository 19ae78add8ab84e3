/** For sentences in mails and refusals, which know no reader's clock: "February 8 at 09:00 UTC". */
export function toUtcText(at: Date): string {
  const text = at.toLocaleString('en-US', {
    ...{ month: 'long', day: 'numeric', hour: '2-digit', minute: '2-digit' },
    ...{ hourCycle: 'h23', timeZone: 'UTC' },
  });
  return `${text} UTC`;
}
