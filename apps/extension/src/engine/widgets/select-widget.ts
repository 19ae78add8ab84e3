import { enter, leave, setValue, tellChange } from '../dom/act.ts';
import { textOf, tidy } from '../dom/text.ts';
import { pause, waitFor } from '../dom/wait.ts';
import type { Widget } from '../page-field.ts';
import { matchChoice } from './match-choice.ts';

/** What stands first in a list and means that nothing is chosen. */
const NOTHING = /^([-–—.…\s]*|[-–—]*\s*(select|choose|please select|pick)\b.{0,40})$/i;

/** What is drawn in its place follows at once, or never. */
const DRAWN_WITHIN_MS = 600;

/** A list of the browser's own. What is drawn in its place (`findDrawn`) must then show what was chosen. */
export function selectWidget(
  list: HTMLSelectElement,
  findDrawn: () => HTMLElement | null = () => null,
): Widget {
  const choices = () => [...list.options].filter((option) => !isNothing(option));
  return {
    kind: list.multiple ? 'multiple-choice' : 'single-choice',
    options: choices().map((option) => tidy(option.text)),
    read: () => {
      const chosen = choices()
        .filter(({ selected }) => selected)
        .map((option) => tidy(option.text));
      return list.multiple ? (chosen.length === 0 ? null : chosen) : (chosen[0] ?? null);
    },
    write: async (value) => {
      const wanted = typeof value === 'string' ? [value] : value;
      const listed = choices();
      const found = wanted.map((words) =>
        matchChoice(
          listed.map(({ text }) => text),
          words,
        ),
      );
      if (found.includes(null)) return 'no-such-choice';
      const options = found.flatMap((index) => listed[index ?? -1] ?? []);
      enter(list);
      const [first] = options;
      if (!list.multiple && first) setValue(list, first.value);
      for (const option of options) option.selected = true;
      tellChange(list);
      leave(list);
      await pause(40);
      if (!options.every(({ selected }) => selected)) return 'not-taken';
      const shows = () => {
        const drawn = findDrawn();
        return !drawn || options.every(({ text }) => textOf(drawn).includes(tidy(text)));
      };
      return (await waitFor(() => (shows() ? true : null), DRAWN_WITHIN_MS)) ? 'filled' : 'not-taken';
    },
  };
}

function isNothing(option: HTMLOptionElement): boolean {
  return option.disabled || option.value === '' || NOTHING.test(tidy(option.text));
}
