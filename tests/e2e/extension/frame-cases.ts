const FRAME = (address: string, style = '') =>
  `<iframe title="Form" src="${address}" style="width:600px;height:500px;border:0;${style}"></iframe>`;
/** Behind a closed root, which no script of the page's own extension may look into. */
const inRoot = (html: string) =>
  `<div id="host"></div><script>document.getElementById('host').attachShadow({ mode: 'closed' }).innerHTML = ${JSON.stringify(html)};</script>`;

type Case = (address: string) => string;

/** Pages around a form in a frame of another origin, in which nobody sees it. */
export const UNSEEN_FRAMES: Readonly<Record<string, Case>> = {
  transparent: (address) => FRAME(address, 'opacity:0'),
  'nearly transparent': (address) => FRAME(address, 'opacity:.05'),
  'transparent by what is around it': (address) => `<div style="opacity:0">${FRAME(address)}</div>`,
  'transparent by a filter': (address) => FRAME(address, 'filter:opacity(0)'),
  covered: (address) => `${FRAME(address)}<div style="position:fixed;inset:0;background:#fff"></div>`,
  'covered by what the pointer goes through': (address) =>
    `${FRAME(address)}<div style="position:fixed;inset:0;background:#fff;pointer-events:none"></div>`,
  'of one pixel': (address) => FRAME(address, 'width:1px;height:1px'),
  'off the page': (address) => FRAME(address, 'position:absolute;left:-9999px'),
  'clipped away': (address) => FRAME(address, 'clip-path:inset(50%)'),
  'cut off by what is around it': (address) =>
    `<div style="height:0;overflow:hidden">${FRAME(address)}</div>`,
  'behind the page': (address) =>
    `<div style="position:relative;z-index:1;background:#fff;height:900px">Jobs</div><div style="position:absolute;top:0">${FRAME(address)}</div>`,
  'scaled to nothing': (address) => FRAME(address, 'transform:scale(0)'),
  'transparent in a shadow root': (address) => inRoot(`<div style="opacity:0">${FRAME(address)}</div>`),
  'covered in a shadow root': (address) =>
    inRoot(`${FRAME(address)}<div style="position:fixed;inset:0;background:#fff"></div>`),
};

/** Pages around a form in a frame that is seen, or comes into sight once one scrolls to it. */
export const SEEN_FRAMES: Readonly<Record<string, Case>> = {
  'a plain frame': (address) => FRAME(address),
  'a frame far below': (address) => `<div style="height:2500px">Jobs</div>${FRAME(address)}`,
  'a frame in a shadow root': (address) => inRoot(FRAME(address)),
  'a frame in a rounded box, below a header that stays': (address) =>
    `<header style="position:sticky;top:0;height:70px;background:#fff;z-index:2">Jobs</header><div style="border-radius:12px;overflow:hidden;box-shadow:0 1px 4px #999">${FRAME(address)}</div>`,
};

/** A form at Lever’s address with three fields, of which the last stands below the others. */
export const FRAMED_FORM = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Apply</title><form id="application-form">
<label for="name">Full name</label><br><input id="name" name="name"><br><label for="email">Email</label><br><input id="email" name="email">
<div style="height:700px"></div><label for="org">LinkedIn</label><br><input id="org" name="urls[LinkedIn]"></form></html>`;
