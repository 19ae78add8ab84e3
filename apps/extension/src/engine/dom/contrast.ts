import { areAlike, lay, readColour, readGradient, type Colour } from './colours.ts';
import { parentOf } from './walk.ts';

const WHITE: Colour = { red: 255, green: 255, blue: 255, alpha: 1 };
/** Fields that draw themselves, whatever their colours are. */
const DRAWS_ITSELF =
  'input:is([type=checkbox], [type=radio], [type=range], [type=color], [type=file], [type=image])';
/** Fields in which what is written has the colour of the text. */
const IS_WRITTEN_IN = 'input, textarea, select, [contenteditable], [role=textbox], [role=combobox]';

/** How far up a form draws the box of a field that has none. */
const STEPS_UP = 3;

/** Whether an element is told from what it stands on: by a line around it, by a surface, or by the colour of its words. */
export function standsOut(element: Element): boolean {
  if (element.matches(DRAWS_ITSELF)) return true;
  const isWrittenIn = element.matches(IS_WRITTEN_IN);
  if (!isWrittenIn && element.querySelector('img, svg, canvas, video, input, button')) return true;
  if (hasBox(element)) return true;
  const ground = findGround(element);
  const text = readColour(getComputedStyle(element).color);
  if (ground !== null && text !== null && areAlike(lay(text, ground), ground)) return false;
  return !isWrittenIn || isMarkedOtherwise(element);
}

/** A field that draws nothing of itself: words in it, words that name it, or a box around it. */
function isMarkedOtherwise(element: Element): boolean {
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    if (element.value !== '' || element.placeholder.trim() !== '') return true;
  } else if (element instanceof HTMLSelectElement || element.textContent.trim() !== '') return true;
  const labels =
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : null;
  if ([...(labels ?? [])].some((label) => standsOut(label))) return true;
  let around = parentOf(element);
  for (let steps = 0; around && steps < STEPS_UP; steps += 1, around = parentOf(around))
    if (hasBox(around)) return true;
  return false;
}

/** A line around it, or a surface unlike what it lies on. */
function hasBox(element: Element): boolean {
  const around = findGround(parentOf(element));
  const own = findGround(element);
  // A picture may have any colour.
  return (
    own === null || around === null || !areAlike(own, around) || hasLine(getComputedStyle(element), around)
  );
}

/** The colour that lies behind the text of an element; null where it is a picture. */
function findGround(element: Element | null): Colour | null {
  const layers: Colour[] = [];
  for (let at = element; at; at = parentOf(at)) {
    const { backgroundColor, backgroundImage } = getComputedStyle(at);
    if (backgroundImage !== 'none') {
      const [first, ...others] = backgroundImage.includes('url(') ? [] : readGradient(backgroundImage);
      if (!first || others.some((one) => !areAlike(one, first))) return null;
      layers.push(first);
    }
    const colour = readColour(backgroundColor);
    if (colour) layers.push(colour);
    if (layers.some(({ alpha }) => alpha === 1)) break;
  }
  return layers.reduceRight((under, over) => lay(over, under), WHITE);
}

function hasLine(style: CSSStyleDeclaration, ground: Colour): boolean {
  const isSeen = (text: string) => {
    const colour = readColour(text);
    return colour !== null && colour.alpha > 0.1 && !areAlike(lay(colour, ground), ground);
  };
  const sides = ['top', 'right', 'bottom', 'left'].some(
    (side) =>
      parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0 &&
      isSeen(style.getPropertyValue(`border-${side}-color`)),
  );
  const hasOutline = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0;
  return (
    sides ||
    (hasOutline && isSeen(style.outlineColor)) ||
    readGradient(style.boxShadow).some(isVisibleOn(ground))
  );
}

function isVisibleOn(ground: Colour) {
  return (colour: Colour) => colour.alpha > 0.1 && !areAlike(lay(colour, ground), ground);
}
