import { toSearchAddress, type SearchState } from '@firsthand/contracts/light';
import { Pager } from '../../../components/pager.tsx';
import { focusResults } from '../focus-results.ts';
import { toPageWindow } from './page-window.ts';

interface PaginationProps {
  state: SearchState;
  pageCount: number;
  /** Tells the two of a page apart: "top", "bottom". */
  place: string;
}

export function Pagination({ state, pageCount, place }: PaginationProps) {
  return (
    <Pager
      label={`Pagination ${place}`}
      current={state.page}
      pageCount={pageCount}
      toAddress={(page) => toSearchAddress({ ...state, page })}
      toMarks={toPageWindow}
      showsSinglePage
      onFollow={focusResults}
    />
  );
}
