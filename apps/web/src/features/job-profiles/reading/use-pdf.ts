import { ERROR_TEXTS } from '@firsthand/contracts/light';
import { useEffect, useState } from 'react';
import { toFailureText } from '../failure-text.ts';
import type { ProfileCalls } from '../profile-calls.ts';
import { openPdf, type Pdf } from './open-pdf.ts';

type PdfState = { kind: 'loading' } | { kind: 'open'; pdf: Pdf } | { kind: 'failed'; message: string };

/** The profile's resume, opened to be drawn. */
export function usePdf(profileId: number, calls: ProfileCalls): PdfState {
  const [state, setState] = useState<PdfState>({ kind: 'loading' });
  useEffect(() => {
    let isOver = false;
    let opened: Pdf | null = null;
    async function open() {
      try {
        opened = await openPdf(await calls.downloadFile(profileId, 'resume'));
        if (isOver) await opened.destroy();
        else setState({ kind: 'open', pdf: opened });
      } catch (error) {
        if (isOver) return;
        setState({ kind: 'failed', message: toFailureText(error, ERROR_TEXTS.resumeDownloadFailed) });
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
