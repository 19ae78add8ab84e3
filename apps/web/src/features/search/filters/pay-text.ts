const STEPS = [30, 40, 50, 60, 70, 80, 100, 120, 150, 200, 250, 300].map((thousands) => thousands * 1_000);
const STEPS_SEK = [300, 360, 420, 480, 540, 600, 720, 840, 960, 1_200].map((thousands) => thousands * 1_000);

/** The amounts a year that are offered in a currency, and the one that is chosen. */
export function toPaySteps(currency: string, chosen: string): number[] {
  const steps = currency === 'SEK' ? STEPS_SEK : STEPS;
  if (chosen === '' || steps.includes(Number(chosen))) return steps;
  return [...steps, Number(chosen)].sort((a, b) => a - b);
}

/** What a chosen amount becomes in another currency: itself where amounts are of that size, else nothing. */
export function keepPayStep(chosen: string, from: string, to: string): string {
  return (from === 'SEK') === (to === 'SEK') ? chosen : '';
}
