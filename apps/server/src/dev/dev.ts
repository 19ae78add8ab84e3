import { isLoopback } from '@firsthand/contracts';
import { OperatorError } from '../operator-error.ts';
import { runProduct } from '../run-product.ts';
import { openViteSite } from './open-vite-site.ts';

runProduct({
  toOpenSite: (rootDirectory, { host }) => {
    if (isLoopback(host)) return openViteSite(rootDirectory);
    throw new OperatorError(
      'npm run dev serves the sources, on this machine only: leave HOST out, or use npm start.',
    );
  },
});
