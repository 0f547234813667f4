#!/usr/bin/env node
import { Command, CommanderError } from 'commander'
import { addDatabaseCommands } from './database-commands.js'
import { CommandFailure } from './failure.js'
import { addPureCommands } from './pure-commands.js'

const program = new Command('paiji')
  .description('Paiji 牌籍, the records office for card-sport federations')
  .exitOverride()
  .showHelpAfterError()

addPureCommands(program)
addDatabaseCommands(program)

/** Whoever reads the answers may stop reading: no reason to complain. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1)
})

try {
  await program.parseAsync()
} catch (error) {
  if (error instanceof CommanderError) {
    process.exitCode = error.exitCode === 0 ? 0 : 1
  } else if (error instanceof CommandFailure) {
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  } else {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
    process.exitCode = 1
  }
}
