import type { Expression, IndexedDocument } from '@firsthand/search/direct-index';
import { refuse, toFound, type Engine } from './engine.ts';

const TOGETHER = 10_000;

/** What is used of SQLite's module. */
interface Sqlite {
  oo1: { DB: new (name: string) => SqliteDb };
  wasm: { heap8u(): Uint8Array };
}

interface SqliteDb {
  exec(sql: string): void;
  selectValue(sql: string, bind?: unknown[]): number;
  selectArrays(sql: string, bind?: unknown[]): [number][];
  prepare(sql: string): { bind(values: unknown[]): { stepReset(): void }; finalize(): void };
}

/**
 * A contentless table in memory with our lexemes as its words. Rows are numbered from the best ranked on, so that a
 * tier's best are its first: the order costs nothing.
 */
export async function fillFts5(module: unknown, documents: Iterable<IndexedDocument>): Promise<Engine> {
  const { default: init } = module as { default: () => Promise<Sqlite> };
  const sqlite = await init();
  const db = new sqlite.oo1.DB(':memory:');
  const words = new Words();
  db.exec("create virtual table jobs using fts5(words, content='', detail=none, tokenize='ascii')");
  const insert = db.prepare('insert into jobs (rowid, words) values (?, ?)');
  const rankAts: number[] = [];
  const ids: number[] = [];
  db.exec('begin');
  for (const { id, rankAt, lexemes } of documents) {
    const row = ids.push(id);
    rankAts.push(rankAt);
    insert.bind([row, lexemes.map((lexeme) => words.toWord(lexeme)).join(' ')]).stepReset();
    if (row % TOGETHER === 0) db.exec('commit; begin');
  }
  db.exec('commit');
  insert.finalize();
  db.exec("insert into jobs (jobs) values ('optimize')");

  function first(match: string | undefined, count: number): number[] {
    const rows =
      match === undefined
        ? db.selectArrays('select rowid from jobs order by rowid limit ?', [count])
        : db.selectArrays('select rowid from jobs where jobs match ? order by rowid limit ?', [match, count]);
    return rows.map(([row]) => row - 1);
  }

  return {
    megabytes: () => sqlite.wasm.heap8u().byteLength / 2 ** 20,
    search: (plan, { offset, limit }) => {
      const found = toFound(plan);
      const match = found && words.toMatch(found);
      const total =
        match === undefined
          ? ids.length
          : db.selectValue('select count(*) from jobs where jobs match ?', [match]);
      const best = new Map(first(match, offset + limit).map((row) => [row, rankAts[row] ?? 0]));
      for (const { boostSeconds, within } of plan.tiers) {
        const tier: Expression = found === undefined ? within : { kind: 'all', of: [found, within] };
        for (const row of first(words.toMatch(tier), offset + limit)) {
          best.set(row, Math.max(best.get(row) ?? 0, (rankAts[row] ?? 0) + boostSeconds));
        }
      }
      const page = [...best]
        .sort(([a, rankA], [b, rankB]) => rankB - rankA || (ids[a] ?? 0) - (ids[b] ?? 0))
        .slice(offset, offset + limit);
      return { total, ids: page.map(([row]) => ids[row] ?? 0) };
    },
  };
}

/** Lexemes as words of letters and digits, which every tokenizer leaves whole. */
class Words {
  readonly #numbers = new Map<string, number>();

  toWord(lexeme: string): string {
    let number = this.#numbers.get(lexeme);
    if (number === undefined) {
      number = this.#numbers.size;
      this.#numbers.set(lexeme, number);
    }
    return `x${number.toString(36)}`;
  }

  toMatch(expression: Expression): string {
    switch (expression.kind) {
      case 'token':
        return this.toWord(expression.lexeme);
      case 'all':
        return `(${expression.of.map((part) => this.toMatch(part)).join(' AND ')})`;
      case 'any':
        return `(${expression.of.map((part) => this.toMatch(part)).join(' OR ')})`;
      default:
        return refuse(expression);
    }
  }
}
