import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SOURCES, type JobView, type Source } from '@firsthand/contracts';
import { startSandbox, type SandboxBoard } from '@firsthand/sandbox';
import { startBuiltProduct } from '@firsthand/test-support';
import { searchApi } from '../search-api.ts';
import { ROOT } from '../start-product.ts';

/** A product with one board of each system, none of which takes applications by API. */
export interface ApplyingProduct {
  url: string;
  dataDirectory: string;
  /** An open job of this system whose page is on the system's own host. */
  findJobOf: (source: Source) => JobView;
  stop: () => Promise<void>;
}

export async function startApplyingProduct(): Promise<ApplyingProduct> {
  const directory = await mkdtemp(join(tmpdir(), 'firsthand-applying-'));
  const boardsFile = join(directory, 'boards.csv');
  const rows = (await chooseBoards()).map(({ source, board }) => `${source},${board},Employer of ${board}`);
  await writeFile(boardsFile, ['source,board,company', ...rows, ''].join('\n'));
  const product = await startBuiltProduct(ROOT, {
    ...{ BOARDS_FILE: boardsFile, FEATURE_TURBO_APPLY: 'true', DATA_DIR: directory },
  });
  await product.crawl();
  const found = await Promise.all(
    SOURCES.map((source) => searchApi(product.url, `limit=1&source=${source}`)),
  );
  const data = found.flatMap((one) => one.data);
  return {
    url: product.url,
    dataDirectory: directory,
    findJobOf: (source) => {
      const job = data.find((one) => one.source === source);
      if (!job)
        throw new Error(
          `No job of ${source} is open: ${[...new Set(data.map((one) => one.source))].join(', ')}`,
        );
      return job;
    },
    stop: async () => {
      await product.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function chooseBoards(): Promise<SandboxBoard[]> {
  const sandbox = await startSandbox();
  await sandbox.close();
  const hasKey = ({ source, board }: SandboxBoard) =>
    sandbox.applyKeys.some((key) => key.source === source && key.board === board);
  return SOURCES.flatMap((source) =>
    sandbox.boards.filter((board) => board.source === source && !hasKey(board)).slice(0, 1),
  );
}
