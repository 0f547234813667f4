/** Counts the statements of an operation, to show that their number does not grow with the result. */
export class StatementCounter {
  private sent: string[] = []

  note(statement: string): void {
    // The driver asks for the array types once per pool; no operation is to blame for it.
    if (!statement.includes('pg_catalog.pg_type')) this.sent.push(statement)
  }

  get count(): number {
    return this.sent.length
  }

  get texts(): readonly string[] {
    return this.sent
  }

  /** The statements that `run` sends, and its answer. Nothing else may use the database meanwhile. */
  async during<T>(run: () => Promise<T>): Promise<{ value: T; statements: readonly string[] }> {
    this.sent = []
    const value = await run()
    return { value, statements: [...this.sent] }
  }
}
