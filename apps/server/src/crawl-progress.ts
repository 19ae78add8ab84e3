import type { CrawlEvent } from '@firsthand/crawler';
import cliProgress from 'cli-progress';

export interface Progress {
  show: (event: CrawlEvent) => void;
  say: (text: string) => void;
  end: () => void;
}

/** A bar on a terminal, plain lines elsewhere. */
export function createProgress(output: NodeJS.WriteStream): Progress {
  return output.isTTY ? createBar() : createLines(output);
}

function createBar(): Progress {
  const bar = new cliProgress.SingleBar(
    { format: '{bar} {value}/{total} boards | {postings} postings | {board}', hideCursor: true },
    cliProgress.Presets.shades_classic,
  );
  const read = new Map<string, number>();
  const payload = (board: string) => ({
    board,
    postings: [...read.values()].reduce((sum, rows) => sum + rows, 0),
  });
  return {
    show: (event) => {
      if (event.kind === 'planned') bar.start(event.boards.length, 0, payload(''));
      if (event.kind === 'progress') {
        read.set(event.board, event.read);
        bar.update(payload(event.board));
      }
      if (event.kind === 'finished') {
        read.set(event.board, event.report.read);
        bar.increment(1, payload(event.board));
      }
    },
    say: (text) => {
      console.log(text);
    },
    end: () => {
      bar.stop();
    },
  };
}

function createLines(output: NodeJS.WriteStream): Progress {
  const line = (text: string) => output.write(`${text}\n`);
  return {
    show: (event) => {
      if (event.kind === 'planned')
        line(`Crawling ${event.boards.length} board${event.boards.length === 1 ? '' : 's'}`);
      if (event.kind === 'waiting') line(`${event.board}: another process is crawling it, waiting`);
      if (event.kind === 'finished') {
        const { outcome, read, message } = event.report;
        line(`${event.board}: ${outcome}, ${read} read${message === null ? '' : `, ${message}`}`);
      }
    },
    say: line,
    end: () => undefined,
  };
}
