/** The colours are those of the site, whose style sheets are made apart. */
export const DOCS_STYLE = `
:root { color-scheme: light dark; --paper: #fbf9f5; --tint: #f3efe7; --ink: #1c1a17; --soft: #484339; --line: #e2dcd0; --accent: #2840ad; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #171613; --tint: #22201c; --ink: #eeeae1; --soft: #c8c2b6; --line: #35322c; --accent: #a9b9ff; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
header, main { max-width: 56rem; margin: 0 auto; padding: 0 1rem; }
header { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1.5rem; border-bottom: 1px solid var(--line); }
header a { display: inline-flex; align-items: center; min-height: 44px; }
main { padding-bottom: 4rem; }
a { color: var(--accent); text-underline-offset: 3px; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
h1 { margin: 1.5rem 0 .5rem; font-size: 1.75rem; line-height: 1.2; }
h2 { margin: 2.5rem 0 .5rem; font-size: 1.25rem; line-height: 1.3; }
h3 { margin: 1.25rem 0 .25rem; font-size: 1rem; }
p { max-width: 74ch; margin: .5rem 0; }
code, pre { font: .875rem/1.5 ui-monospace, monospace; }
pre { margin: .5rem 0; padding: .75rem 1rem; background: var(--tint); white-space: pre-wrap; }
ul { margin: .25rem 0; padding: 0; list-style: none; }
.calls li { border-top: 1px solid var(--line); }
.calls a { display: block; min-height: 44px; padding: .5rem 0; text-decoration: none; }
.calls a:hover code { text-decoration: underline; }
.calls span, .soft { color: var(--soft); }
.calls span { display: block; }
.call { padding-top: .5rem; border-top: 1px solid var(--line); }
.call h2 { margin-top: 1.5rem; }
.call h2 code { font-size: 1.0625rem; }
.fields li { padding: .25rem 0; }
.fields .fields { margin-left: .25rem; padding-left: .75rem; border-left: 1px solid var(--line); }
summary { display: flex; align-items: center; min-height: 44px; cursor: pointer; color: var(--accent); }
summary::before { content: '+'; width: 1.25rem; }
[open] > summary::before { content: '\\2013'; }
`;
