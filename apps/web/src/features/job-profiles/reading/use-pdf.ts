import { ERROR_TEXTS } from '@firsthand/contracts/light';
import { useEffect, useState } from 'react';
import { toProfileFailureText } from '../failure-text.ts';
import type { ProfileApi } from '../profile-api.ts';
import { openPdf, type Pdf } from './open-pdf.ts';

type PdfState = { kind: 'loading' } | { kind: 'open'; pdf: Pdf } | { kind: 'failed'; message: string };

/** The profile's resume, opened to be drawn; without a number nothing is. */
export function usePdf(profileId: number | null, calls: ProfileApi): PdfState {
  const [state, setState] = useState<PdfState>({ kind: 'loading' });
  useEffect(() => {
    if (profileId === null) return;
    const id = profileId;
    let isOver = false;
    let opened: Pdf | null = null;
    async function open() {
      try {
        opened = await openPdf(await calls.downloadProfileFile({ params: { id, kind: 'resume' } }));
        if (isOver) await opened.destroy();
        else setState({ kind: 'open', pdf: opened });
      } catch (error) {
        if (isOver) return;
        setState({ kind: 'failed', message: toProfileFailureText(error, ERROR_TEXTS.resumeDownloadFailed) });
      }
    }
    void open();
    return () => {
      isOver = true;
      void opened?.destroy();
    };
  }, [profileId, calls]);
  return state;
}
