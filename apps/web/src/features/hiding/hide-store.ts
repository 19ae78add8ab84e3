import { ApiFailure, type ApiOf } from '@firsthand/api-client';
import type { HideRuleView } from '@firsthand/contracts';
import type { HIDE_RULE_ROUTES } from '@firsthand/contracts/light';
import { toFailureText } from '../../lib/api/failure-text.ts';
import { logError, logWarning } from '../../lib/log.ts';
import { createSubject, type Observable } from '../../lib/observable.ts';
import { findGuestFault, keyOf, keyOfAll, toHiddenText, type HiddenRule } from './hidden-rules.ts';
import type { KeptRules } from './kept-rules.ts';

export interface HideNotice {
  number: number;
  kind: 'done' | 'failed';
  text: string;
  /** What was hidden just now and can be shown again. */
  hidden: readonly HiddenRule[];
}

export interface HidingState {
  /** As they were wished for, the latest first. */
  rules: readonly HiddenRule[];
  /** Tells what searches leave out by now, which follows a wish when the server has it. Empty: nothing. */
  key: string;
  /** Whether they are kept on an account. */
  isOnAccount: boolean;
  notice: HideNotice | null;
}

export const NOTHING_HIDDEN: HidingState = { rules: [], key: '', isOnAccount: false, notice: null };

interface HideStoreParts {
  calls: ApiOf<typeof HIDE_RULE_ROUTES>;
  guest: KeptRules;
  account: KeptRules;
}

/** What is refused for good and need not be asked again: there is no such job, or it hides nothing. */
const REFUSALS = [400, 404];

/**
 * What one person at a time hides: a guest on the device, everybody else on the account, to which a guest's rules move at
 * sign-in. A wish shows at once and is taken back when the server refuses; wishes go to it one after the other.
 */
export class HideStore implements Observable<HidingState> {
  private readonly parts: HideStoreParts;
  private readonly state = createSubject(NOTHING_HIDDEN);
  private userId: number | null = null;
  /** Changes with the person: answers to a former one are dropped. */
  private turn = 0;
  private confirmed: readonly HiddenRule[] = [];
  private wishes: { rules: readonly HiddenRule[]; isHidden: boolean }[] = [];
  private queue: Promise<void> = Promise.resolve();
  private notices = 0;

  constructor(parts: HideStoreParts) {
    this.parts = parts;
  }

  get = this.state.get;
  subscribe = this.state.subscribe;

  /** Whose rules these are from now on; null: a guest's. */
  follow(userId: number | null): void {
    if (userId === this.userId && this.turn > 0) return;
    this.userId = userId;
    this.turn += 1;
    this.wishes = [];
    this.reread();
    if (userId === null) return;
    this.enqueue(async (isOld) => {
      await this.moveGuestRules(isOld);
      if (isOld()) return;
      const { rules } = await this.parts.calls.listHideRules();
      if (!isOld()) this.confirm(rules.map(toRule));
    });
  }

  /** Another tab may have written. */
  reread(): void {
    this.confirmed = (this.userId === null ? this.parts.guest : this.parts.account).read();
    this.publish({});
  }

  /** Leaves these out of searches from now on, all or none; a notice says so, or why not. */
  hide(rules: readonly HiddenRule[]): void {
    const known = new Set(this.get().rules.map(keyOf));
    const added = rules.filter((rule) => !known.has(keyOf(rule)));
    const [first] = added;
    if (!first) return;
    if (this.userId !== null) {
      this.wish(added, true, (isOld) => this.addAll(added, isOld));
      return;
    }
    const wanted = [...added, ...this.confirmed];
    const fault = findGuestFault(wanted, first.kind);
    if (fault === null) this.confirm(wanted);
    this.notify(
      fault === null ? 'done' : 'failed',
      fault ?? toHiddenText(added),
      fault === null ? added : [],
    );
  }

  /** Lets searches find these again. */
  show(rules: readonly HiddenRule[]): void {
    this.dismissNotice();
    if (this.userId === null) this.confirm(without(this.confirmed, rules));
    else this.wish(rules, false, (isOld) => this.removeAll(rules, isOld));
  }

  /** Shows again what the notice says was hidden. */
  undo(): void {
    this.show(this.get().notice?.hidden ?? []);
  }

  dismissNotice(): void {
    this.publish({ notice: null });
  }

  private async addAll(rules: readonly HiddenRule[], isOld: () => boolean): Promise<void> {
    const kept: HiddenRule[] = [];
    try {
      for (const rule of rules) {
        const body = { kind: rule.kind, value: rule.value };
        const { id, value } = await this.parts.calls.addHideRule({ body });
        if (isOld()) return;
        kept.push({ ...rule, id, value });
      }
    } finally {
      // Of several the first may be kept when a later one is refused.
      if (kept.length > 0 && !isOld()) this.confirm([...kept, ...without(this.confirmed, kept)]);
    }
    this.notify('done', toHiddenText(rules), rules);
  }

  private async removeAll(rules: readonly HiddenRule[], isOld: () => boolean): Promise<void> {
    const ids = new Map(this.confirmed.map((rule) => [keyOf(rule), rule.id]));
    for (const rule of rules) {
      const id = ids.get(keyOf(rule));
      if (id == null) continue;
      try {
        await this.parts.calls.removeHideRule({ params: { id } });
      } catch (error) {
        // Another device was quicker.
        if (!(error instanceof ApiFailure) || error.status !== 404) throw error;
      }
      if (isOld()) return;
      this.confirm(without(this.confirmed, [rule]));
    }
  }

  private wish(
    rules: readonly HiddenRule[],
    isHidden: boolean,
    act: (isOld: () => boolean) => Promise<void>,
  ): void {
    const wish = { rules, isHidden };
    this.wishes.push(wish);
    this.publish({});
    this.enqueue(async (isOld) => {
      try {
        await act(isOld);
      } finally {
        this.wishes = this.wishes.filter((other) => other !== wish);
        if (!isOld()) this.publish({});
      }
    });
  }

  private enqueue(act: (isOld: () => boolean) => Promise<void>): void {
    const { turn } = this;
    const isOld = () => turn !== this.turn;
    this.queue = this.queue.then(async () => {
      if (isOld()) return;
      try {
        await act(isOld);
      } catch (error) {
        if (isOld()) return;
        this.notify('failed', toFailureText(error, 'What you hide could not be saved. Please try again.'));
      }
    });
  }

  /** What was hidden before signing in is hidden on the account from now on. */
  private async moveGuestRules(isOld: () => boolean): Promise<void> {
    // The latest first, so that the account has them in the order in which they were hidden.
    for (const rule of this.parts.guest.read().reverse()) {
      try {
        await this.parts.calls.addHideRule({ body: { kind: rule.kind, value: rule.value } });
      } catch (error) {
        if (!(error instanceof ApiFailure)) logError(error);
        else if (!REFUSALS.includes(error.status)) {
          // Kept for the next page: the server is away, or the account is full.
          logWarning('What was hidden on this device stays there for now:', error);
          return;
        }
      }
      this.parts.guest.write(without(this.parts.guest.read(), [rule]));
      if (isOld()) return;
    }
  }

  private confirm(rules: readonly HiddenRule[]): void {
    this.confirmed = rules;
    (this.userId === null ? this.parts.guest : this.parts.account).write(rules);
    this.publish({});
  }

  private notify(kind: HideNotice['kind'], text: string, hidden: readonly HiddenRule[] = []): void {
    this.notices += 1;
    this.publish({ notice: { number: this.notices, kind, text, hidden } });
  }

  private publish(changes: Pick<Partial<HidingState>, 'notice'>): void {
    let rules = this.confirmed;
    for (const { rules: wished, isHidden } of this.wishes) {
      rules = isHidden ? [...wished, ...without(rules, wished)] : without(rules, wished);
    }
    const key = keyOfAll(this.confirmed);
    this.state.set({ ...this.get(), ...changes, rules, key, isOnAccount: this.userId !== null });
  }
}

function without(rules: readonly HiddenRule[], gone: readonly HiddenRule[]): HiddenRule[] {
  const keys = new Set(gone.map(keyOf));
  return rules.filter((rule) => !keys.has(keyOf(rule)));
}

function toRule({ id, kind, value, label }: HideRuleView): HiddenRule {
  return { id, kind, value, label };
}
