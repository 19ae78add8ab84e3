interface Branch<Value> {
  value: Value | undefined;
  /** By the code of the next character. */
  next: Map<number, Branch<Value>>;
}

const createBranch = <Value>(): Branch<Value> => ({ value: undefined, next: new Map() });

/** Values by beginnings of words, found from the words that begin so. */
export class Beginnings<Value> {
  readonly #root = createBranch<Value>();

  get(beginning: string): Value | undefined {
    return this.#path(beginning)?.at(-1)?.value;
  }

  set(beginning: string, value: Value): void {
    let branch = this.#root;
    for (let at = 0; at < beginning.length; at++) {
      const code = beginning.charCodeAt(at);
      const next = branch.next.get(code) ?? createBranch<Value>();
      branch.next.set(code, next);
      branch = next;
    }
    branch.value = value;
  }

  delete(beginning: string): void {
    const path = this.#path(beginning);
    const last = path?.at(-1);
    if (!path || !last) return;
    last.value = undefined;
    for (let at = path.length - 1; at > 0; at--) {
      const branch = path[at];
      if (!branch || branch.value !== undefined || branch.next.size > 0) return;
      path[at - 1]?.next.delete(beginning.charCodeAt(at - 1));
    }
  }

  /** Calls back with the value of each beginning of the word, the word itself included. */
  visit(word: string, onValue: (value: Value) => void): void {
    let branch: Branch<Value> | undefined = this.#root;
    for (let at = 0; branch; at++) {
      if (branch.value !== undefined) onValue(branch.value);
      branch = at < word.length ? branch.next.get(word.charCodeAt(at)) : undefined;
    }
  }

  /** The branches from the root to this beginning; undefined when there is none. */
  #path(beginning: string): Branch<Value>[] | undefined {
    const path = [this.#root];
    for (let at = 0; at < beginning.length; at++) {
      const next = path.at(-1)?.next.get(beginning.charCodeAt(at));
      if (!next) return undefined;
      path.push(next);
    }
    return path;
  }
}
