import type { Source } from '@firsthand/contracts/light';

export interface AppliedPromptProps {
  job: { id: number; source: Source; title: string };
  onClose: () => void;
}
