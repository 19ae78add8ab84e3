interface Cookie {
  value: string;
  path: string;
}

/** A browser's part of the work: keeps cookies below their paths and can follow redirects, one at a time. */
export class Visitor {
  readonly cookies = new Map<string, Cookie>();

  /** One request; a redirect is given back, not followed. */
  async ask(url: string, form?: Record<string, string>): Promise<Response> {
    const { pathname } = new URL(url);
    const cookie = [...this.cookies]
      .filter(([, { path }]) => pathname === path || pathname.startsWith(path.replace(/\/?$/, '/')))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');
    const response = await fetch(url, {
      redirect: 'manual',
      headers: cookie === '' ? {} : { cookie },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    });
    for (const line of response.headers.getSetCookie()) this.keep(line);
    return response;
  }

  /** Follows redirects until an answer is none, or leads to an address that `isEnd` knows. */
  async follow(first: Response, from: string, isEnd: (url: string) => boolean): Promise<Arrival> {
    let [response, url] = [first, from];
    for (let step = 0; step < 10; step += 1) {
      const location = response.headers.get('location');
      if (location === null) return { response, url };
      url = new URL(location, url).href;
      if (isEnd(url)) return { response, url };
      response = await this.ask(url);
    }
    throw new Error(`No end of redirects, at last ${url}`);
  }

  private keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const name = pair.slice(0, pair.indexOf('='));
    const value = pair.slice(pair.indexOf('=') + 1);
    const find = (wanted: string) =>
      attributes
        .find((attribute) => attribute.toLowerCase().startsWith(`${wanted}=`))
        ?.slice(wanted.length + 1);
    const expires = find('expires');
    if (value === '' || (expires !== undefined && new Date(expires) < new Date())) this.cookies.delete(name);
    else this.cookies.set(name, { value, path: find('path') ?? '/' });
  }
}

export interface Arrival {
  response: Response;
  url: string;
}
