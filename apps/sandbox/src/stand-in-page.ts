import { escapeHtml } from '@firsthand/contracts';

/** The product's paper, ink and one accent; scripts, fonts and pictures are not needed and not allowed. */
const STYLE = `:root{color-scheme:light dark;--paper:#fbf9f5;--sheet:#fffefb;--tint:#f3efe7;--ink:#1c1a17;--soft:#484339;
--faint:#6a6459;--line:#e2dcd0;--edge:#8c8577;--accent:#2840ad;--strong:#1b2e87;--on:#fff;--warn:#7d5200;
--warn-tint:#fbf1d9;--bad:#a1261a}
@media (prefers-color-scheme:dark){:root{--paper:#171613;--sheet:#201e1b;--tint:#22201c;--ink:#eeeae1;--soft:#c8c2b6;
--faint:#a09a8d;--line:#35322c;--edge:#7d776b;--accent:#a9b9ff;--strong:#c6d1ff;--on:#141938;--warn:#e6bd6e;
--warn-tint:#2d2616;--bad:#f4a196}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
.page{max-width:var(--page,48rem);margin:0 auto;padding:0 16px 64px}
.top{display:flex;flex-wrap:wrap;gap:0 16px;justify-content:space-between;align-items:center;min-height:56px;
border-bottom:1px solid var(--line);margin-bottom:24px}
.top strong{font-size:1rem}.top a{display:inline-block;padding:10px 0;font-size:1rem}
h1{font-size:clamp(1.5rem,1.2rem + 1.4vw,2rem);line-height:1.2;margin:0 0 8px}h2{font-size:1.0625rem;line-height:1.3;margin:0 0 8px}
p{margin:0 0 12px}a{color:var(--accent)}a:hover{color:var(--strong)}.soft{color:var(--soft)}
.small{font-size:.875rem;color:var(--soft)}.warn{color:var(--warn)}.bad{color:var(--bad)}
.note{background:var(--warn-tint);border-left:3px solid var(--warn);padding:10px 16px;margin:16px 0 24px;font-size:1rem}
.note p{margin:0}
label{display:block;font-size:1rem;margin-bottom:4px}
input[type=text],input[type=email],input[type=search]{width:100%;min-height:44px;padding:8px 12px;font:inherit;color:inherit;
background:var(--sheet);border:1px solid var(--edge);border-radius:6px}
input[aria-invalid=true]{border-color:var(--bad)}
button,.button{display:inline-block;min-height:44px;padding:8px 16px;font:inherit;color:inherit;text-align:start;cursor:pointer;
background:var(--sheet);border:1px solid var(--edge);border-radius:6px;text-decoration:none}
button:hover{border-color:var(--ink)}button.main{background:var(--accent);border-color:var(--accent);color:var(--on)}
button.main:hover{background:var(--strong);border-color:var(--strong)}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
time{font-variant-numeric:tabular-nums}
@media (min-width:720px){.page{padding-inline:32px}}`;

/** Pages of the stand-ins load and run nothing; forms stay with us or go where `formTargets` says. */
export function toStandInPolicy(formTargets: readonly string[] = []): string {
  const targets = ["'self'", ...new Set(formTargets)].join(' ');
  return [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `form-action ${targets}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** A page of a stand-in. `name` says whose it is; `style` adds to the shared one; `body` is HTML. */
export function toStandInPage(page: { title: string; name: string; style?: string; body: string }): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(page.title)}</title><style>${STYLE}
${page.style ?? ''}</style></head>
<body><div class="page"><header class="top"><strong>${escapeHtml(page.name)}</strong><a href="/">Back to Firsthand</a></header>
${page.body}</div></body></html>
`;
}
