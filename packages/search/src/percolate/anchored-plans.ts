import type { ConditionNetwork } from './condition-network.ts';

const NONE = -1;

/** Plans that stand by one lexeme, each with a condition that can rule it out before the plan itself is looked at. */
export class AnchoredPlans<Plan> {
  readonly #plans: Plan[] = [];
  readonly #guards: number[] = [];

  get size(): number {
    return this.#plans.length;
  }

  add(plan: Plan, guard: number | null): void {
    this.#plans.push(plan);
    this.#guards.push(guard ?? NONE);
  }

  delete(plan: Plan): void {
    const at = this.#plans.indexOf(plan);
    if (at < 0) return;
    const [last, guard] = [this.#plans.pop(), this.#guards.pop()];
    if (last === undefined || guard === undefined || last === plan) return;
    this.#plans[at] = last;
    this.#guards[at] = guard;
  }

  /** Calls back with the plans that some job may fit which has the lexeme. */
  visit(network: ConditionNetwork, lexeme: number, onPlan: (plan: Plan) => void): void {
    const mask = network.fit(lexeme);
    for (let at = 0; at < this.#guards.length; at++) {
      const guard = this.#guards[at] ?? NONE;
      const plan = this.#plans[at];
      if (plan !== undefined && (guard === NONE || (network.fit(guard) & mask) !== 0)) onPlan(plan);
    }
  }
}
