import pageStyles from '../../components/page/account-page.module.css';
import { Skeleton } from '../../components/page/skeleton.tsx';

/** The whole page while it is loaded. Whoever is no admin, or not known yet, is not told what it would be. */
export function OperationsSkeleton({ isKnownAdmin }: { isKnownAdmin: boolean }) {
  return (
    <div className={`page ${pageStyles.page}`}>
      {isKnownAdmin ? (
        <div className={pageStyles.head}>
          <h1>Operations</h1>
        </div>
      ) : null}
      <Skeleton label="Loading..." blocks={5} size="row" />
    </div>
  );
}
