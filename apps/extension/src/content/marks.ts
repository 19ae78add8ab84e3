interface Mark {
  find: () => HTMLElement | null;
  detail: string;
}

const STYLE = `
:host { all: initial; }
.mark { position: fixed; box-sizing: border-box; border: 2px solid #2840ad; border-radius: 6px; pointer-events: none; }
.mark span { position: absolute; right: 3px; top: 3px; max-width: min(45%, 320px); box-sizing: border-box;
  padding: 1px 7px; border-radius: 5px; background: #2840ad; color: #fff; white-space: nowrap; overflow: hidden;
  text-overflow: ellipsis; font: 600 12px/18px system-ui, sans-serif; }
.mark.low span { top: 50%; transform: translateY(-50%); }
.mark.narrow span { width: 14px; height: 14px; padding: 0; border-radius: 50%; color: transparent; }
@media (prefers-color-scheme: dark) { .mark { border-color: #a9b9ff; } .mark span { background: #a9b9ff; color: #141938; } }
`;
const PADDING_PX = 3;
/** In what is lower the words stand in the middle; in what is narrower they would cover the value. */
const LOW_PX = 64;
const NARROW_PX = 260;

/**
 * Frames around what was filled, with where it came from. They lie above the page in a closed root that no script of the
 * page can read, take no room and no clicks; the panel says the same in words.
 */
export function createMarks() {
  let host: HTMLElement | null = null;
  let marks: { mark: Mark; box: HTMLElement }[] = [];
  let isWaiting = false;

  const place = () => {
    isWaiting = false;
    for (const { mark, box } of marks) {
      const rect = mark.find()?.getBoundingClientRect();
      box.hidden = !rect || rect.width === 0;
      if (!rect || rect.width === 0) continue;
      box.style.left = `${rect.left - PADDING_PX}px`;
      box.style.top = `${rect.top - PADDING_PX}px`;
      box.style.width = `${rect.width + 2 * PADDING_PX}px`;
      box.style.height = `${rect.height + 2 * PADDING_PX}px`;
      // Inside at the right: above, they would lie on the value of the field before.
      box.classList.toggle('low', rect.height < LOW_PX);
      box.classList.toggle('narrow', rect.width < NARROW_PX);
    }
  };
  const placeSoon = () => {
    if (isWaiting || marks.length === 0) return;
    isWaiting = true;
    requestAnimationFrame(place);
  };
  const observer = new MutationObserver(placeSoon);

  const clear = () => {
    observer.disconnect();
    window.removeEventListener('scroll', placeSoon, { capture: true });
    window.removeEventListener('resize', placeSoon);
    host?.remove();
    host = null;
    marks = [];
  };
  const show = (wanted: readonly Mark[]) => {
    clear();
    if (wanted.length === 0) return;
    host = document.createElement('firsthand-marks');
    host.setAttribute('aria-hidden', 'true');
    host.style.cssText =
      'all: initial; position: fixed; inset: 0 auto auto 0; z-index: 2147483647; pointer-events: none;';
    const root = host.attachShadow({ mode: 'closed' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    root.adoptedStyleSheets = [sheet];
    marks = wanted.map((mark) => ({ mark, box: drawMark(mark) }));
    root.append(...marks.map(({ box }) => box));
    document.documentElement.append(host);
    observer.observe(document.body, { childList: true, subtree: true, attributes: true });
    window.addEventListener('scroll', placeSoon, { capture: true, passive: true });
    window.addEventListener('resize', placeSoon);
    place();
  };
  return { show, clear };
}

function drawMark({ detail }: Mark): HTMLElement {
  const box = document.createElement('div');
  box.className = 'mark';
  const words = document.createElement('span');
  words.textContent = detail;
  box.append(words);
  return box;
}
