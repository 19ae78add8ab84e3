/** For an init script: keeps each layout shift that no input explains. */
export const OBSERVE_SHIFTS = `
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifts.push(entry.value);
  }).observe({ type: 'layout-shift', buffered: true });`;

/** How far the page moved in all so far. */
export const SUM_OF_SHIFTS = 'window.shifts.reduce((sum, value) => sum + value, 0)';
