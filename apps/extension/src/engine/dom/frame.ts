import { isDrawn, isStyledAway } from './drawn.ts';
import { collect, parentOf } from './walk.ts';

const FIELDS = 'input, textarea, select, button, [role=combobox]';
const MOST_LOOKED_AT = 60;
/** The browser tells of what is covered at most this often. */
const DELAY_MS = 100;
const TOLD_WITHIN_MS = 1_500;
const SCROLLED_MS = 250;
/** Less of a field in sight cannot be read. */
const LEAST_PX = 10;

/** Whether a frame was brought into sight already: that is done once, and never again by itself. */
let wasScrolledTo = false;

/**
 * Whether a person sees the frame that this script runs in: the browser itself tells it of a field in it (nothing lies over the
 * field, nothing around it is transparent, turned or cut off), through pages of other origins too. A page in a tab of its own is
 * seen. A frame of which nothing is in sight is scrolled to once.
 */
export async function isFrameSeen(field?: Element): Promise<boolean> {
  if (window === window.top) return true;
  if (isFramedAway()) return false;
  const drawn = field ? [field] : collect(document, FIELDS).filter(isDrawn).slice(0, MOST_LOOKED_AT);
  if (drawn.length === 0) return true;
  const told = await ask(withWordsBeside(drawn, field !== undefined));
  if (told !== 'out-of-sight' || (wasScrolledTo && !field)) return told === 'seen';
  wasScrolledTo = true;
  drawn[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
  await new Promise((resolve) => {
    setTimeout(resolve, SCROLLED_MS);
  });
  return (await ask(withWordsBeside(drawn, field !== undefined))) === 'seen';
}

const LEAVES = 'label, legend, p, span, div, h1, h2, h3, h4, h5, h6, button, a, strong, li, option';
const MOST_LEAVES = 80;
/** Words this far from a field stand beside it. */
const BESIDE_PX = 30;

/**
 * With words in sight that stand on or beside them: lines and labels that a field draws over itself are no cover, and what the
 * browser tells of a word is about the pages around the frame.
 */
function withWordsBeside(elements: readonly Element[], isOne: boolean): Element[] {
  const [box] = elements.map((element) => element.getBoundingClientRect());
  const isNear = ({ top, bottom }: DOMRect) =>
    !isOne || (box !== undefined && bottom > box.top - BESIDE_PX && top < box.bottom + BESIDE_PX);
  const leaves = collect(document, LEAVES).filter((one) => {
    if (one.childElementCount > 0 || one.textContent.trim() === '') return false;
    const place = one.getBoundingClientRect();
    return place.bottom > 0 && place.top < innerHeight && place.width >= LEAST_PX && isNear(place);
  });
  return [...elements, ...leaves.slice(0, MOST_LEAVES)];
}

type Told = 'seen' | 'covered' | 'out-of-sight';

/** The browser's own word for it. */
function ask(elements: readonly Element[]): Promise<Told> {
  return new Promise((resolve) => {
    const options = { trackVisibility: true, delay: DELAY_MS, threshold: [0, 0.5, 1] };
    const observer = new IntersectionObserver((entries) => {
      const inSight = entries.filter(
        ({ isIntersecting, intersectionRect: { width, height } }) =>
          isIntersecting && width >= LEAST_PX && height >= LEAST_PX,
      );
      const isSeen = inSight.some((entry) => (entry as { isVisible?: boolean }).isVisible === true);
      end(isSeen ? 'seen' : inSight.length > 0 ? 'covered' : 'out-of-sight');
    }, options);
    // Of a page that is not drawn nothing is told.
    const waiting = setTimeout(() => {
      end('out-of-sight');
    }, TOLD_WITHIN_MS);
    const end = (told: Told) => {
      clearTimeout(waiting);
      observer.disconnect();
      resolve(told);
    };
    for (const element of elements) observer.observe(element);
  });
}

/** What the browser does not count: masks, where the page around may be looked at. */
function isFramedAway(): boolean {
  for (let at: Element | null = findFrame(); at; at = parentOf(at)) if (isStyledAway(at)) return true;
  return false;
}

function findFrame(): Element | null {
  try {
    return window.frameElement;
  } catch {
    // A page of another origin.
    return null;
  }
}
