import { afterEach, expect, test, vi } from 'vitest';
import { keepInWindow, placeBelow } from './place-below.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const button = { getBoundingClientRect: () => ({ bottom: 40, left: 100, right: 180 }) } as HTMLElement;
const open = () => ({ style: {} }) as HTMLElement;

test.each([
  ['start', '100px'],
  ['end', '180px'],
] as const)(
  'what is in line with the %s of its button begins there, a little below it',
  (alignment, left) => {
    vi.stubGlobal('window', { scrollX: 0, scrollY: 0 });
    const opened = open();
    placeBelow(button, opened, alignment);
    expect(opened.style).toEqual({ top: '44px', left });
  },
);

test('on a page that is scrolled it stands at the same place of the page', () => {
  vi.stubGlobal('window', { scrollX: 10, scrollY: 500 });
  const opened = open();
  placeBelow(button, opened, 'start');
  expect(opened.style).toEqual({ top: '544px', left: '110px' });
});

test('what would reach over the right edge is moved back, what does not stays', () => {
  vi.stubGlobal('document', { documentElement: { clientWidth: 390 } });
  const at = (left: number) => {
    const getBoundingClientRect = () => ({ right: left + 300 });
    const opened = { style: { left: `${left}px` }, getBoundingClientRect } as unknown as HTMLElement;
    keepInWindow(opened);
    return opened.style.left;
  };
  expect([at(150), at(60)]).toEqual(['74px', '60px']);
});

test('without its button it stays where the style sheet puts it', () => {
  const opened = open();
  placeBelow(null, opened, 'start');
  expect(opened.style).toEqual({});
});
