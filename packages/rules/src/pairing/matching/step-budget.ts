/** A hard limit on work, counted and never timed, so that the same input always gives the same output. */
export class StepBudget {
  private left: number

  constructor(steps: number) {
    this.left = steps
  }

  spend(steps: number): void {
    this.left -= steps
  }

  get exhausted(): boolean {
    return this.left <= 0
  }
}
