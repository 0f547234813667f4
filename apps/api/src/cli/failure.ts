import type { Problem } from '@paiji/rules'
import { OperatorFailure } from '../base/operator-failure.js'
import type { Outcome } from '../base/problem.js'

/** A command that was refused or failed in an expected way: its message is for the person at the keyboard. */
export class CommandFailure extends OperatorFailure {}

/** One line per problem: code, place, parameters. */
export const problemLines = (problems: readonly Problem[]): string =>
  problems
    .map(({ code, at, params, severity }) => {
      const place = [at?.path, at?.line === undefined ? undefined : `line ${at.line}`].filter(Boolean).join(', ')
      const values = Object.entries(params ?? {}).map(([name, value]) => `${name}=${value}`)
      return [severity ?? 'error', code, place && `(${place})`, ...values].filter(Boolean).join(' ')
    })
    .join('\n')

/** The value of a use case; its problems end the command. */
export const settled = <T>(outcome: Outcome<T>): T => {
  if (outcome.ok) return outcome.value
  throw new CommandFailure(problemLines(outcome.error))
}
