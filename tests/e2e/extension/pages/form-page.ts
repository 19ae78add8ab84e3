/** Answers of an employer's system to a browser, below its own host. */
export interface FormPage {
  /** Of what the browser may ask under this host; by path, without the query. */
  html: (path: string) => string | null;
}

export const toPage = (title: string, body: string, script = ''): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<style>body{font:16px/1.5 sans-serif;margin:24px;max-width:640px}label{display:block}input,textarea,select,button{font:inherit}
.field-wrapper,.application-question{margin:0 0 24px;list-style:none}input:not([type=checkbox],[type=radio]),textarea{width:320px}
.select__control{border:1px solid #888;width:320px;padding:6px;position:relative}.select__input{width:2px;border:0;padding:0}
.select__menu{border:1px solid #888;width:320px;background:#fff}.visually-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0 0 0 0)}
.trap{position:absolute;left:-9999px}</style></head><body>${body}<script>${script}</script></body></html>`;
