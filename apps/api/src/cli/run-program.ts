import { type Command, CommanderError } from 'commander'
import { OperatorFailure } from '../base/operator-failure.js'

/** Runs a program on the command line it was called with; whatever fails sets the process's status. */
export const runProgram = async (program: Command): Promise<void> => {
  // Whoever reads the answers may stop reading: no reason to complain.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    process.exit(error.code === 'EPIPE' ? 0 : 1)
  })
  try {
    await program.parseAsync()
  } catch (error) {
    if (error instanceof CommanderError) {
      process.exitCode = error.exitCode === 0 ? 0 : 1
    } else if (error instanceof OperatorFailure) {
      process.stderr.write(`${error.message}\n`)
      process.exitCode = 1
    } else {
      process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
      process.exitCode = 1
    }
  }
}
