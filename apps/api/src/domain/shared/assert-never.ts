/** Ends an exhaustive `switch`: a member that was added elsewhere fails to compile here. */
export const assertNever = (value: never): never => {
  throw new Error(`Unexpected: ${JSON.stringify(value)}`)
}
