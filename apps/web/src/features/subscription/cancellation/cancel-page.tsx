import type { SubscriptionResponse } from '@firsthand/contracts';
import { useEffect, useRef, type ReactNode } from 'react';
import { AccountPage } from '../../../components/page/account-page.tsx';
import { CancelConfirm } from './cancel-confirm.tsx';
import { CancelDone } from './cancel-done.tsx';
import { CancelNothing } from './cancel-nothing.tsx';
import type { CancellationCalls } from './cancellation.ts';
import { useCancellation } from './use-cancellation.ts';

interface CancelPageProps {
  /** One that can be cancelled. */
  subscription: SubscriptionResponse;
  calls: CancellationCalls;
}

const HEADINGS = {
  confirm: 'Cancel Subscription',
  done: 'Subscription Canceled Successfully',
  none: 'No Active Subscription',
} as const;

export function CancelPage({ subscription, calls }: CancelPageProps) {
  const { view, isBusy, error, run } = useCancellation(subscription, calls);
  return (
    <CancelFrame heading={HEADINGS[view.kind]} isNews={view.kind !== 'confirm'}>
      {view.kind === 'confirm' ? (
        <CancelConfirm
          subscription={view.subscription}
          isBusy={isBusy}
          error={error}
          onConfirm={() => void run()}
        />
      ) : null}
      {view.kind === 'done' ? <CancelDone subscription={view.subscription} /> : null}
      {view.kind === 'none' ? <CancelNothing /> : null}
    </CancelFrame>
  );
}

interface CancelFrameProps {
  heading: string;
  /** Takes the focus: the button that led here is gone. */
  isNews?: boolean;
  children: ReactNode;
}

/** The heading everything stands under, also while nothing else is known. */
export function CancelFrame({ heading, isNews = false, children }: CancelFrameProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNews) title.current?.focus();
  }, [isNews]);
  return (
    <AccountPage heading={heading} headingRef={title}>
      {children}
    </AccountPage>
  );
}
