/** What the payment provider answered is not what its API promises. */
export class UnexpectedAnswerError extends Error {
  constructor(what: string, options?: ErrorOptions) {
    super(`The payment provider's answer is not understood: ${what}`, options);
    this.name = 'UnexpectedAnswerError';
  }
}
