// Answers come in any order, and some when the page has been left.

export class Latest {
  #last = 0;

  /** Begin a question; the function tells later whether its answer is still wanted. */
  ask(): () => boolean {
    const mine = ++this.#last;
    return () => mine === this.#last;
  }

  /** Nothing that is under way is wanted any more. */
  end(): void {
    this.#last += 1;
  }
}
