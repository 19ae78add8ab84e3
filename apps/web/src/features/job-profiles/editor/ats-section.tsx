import { SectionHead } from '../section-head.tsx';

export function AtsSection({ label }: { label: string }) {
  return (
    <SectionHead
      heading={`${label} Settings`}
      text={`${label} settings will be available in a future update.`}
    />
  );
}
