#!/usr/bin/env node
import { Command } from 'commander'
import { runProgram } from './run-program.js'
import { addVerifyCommands } from './verify-commands.js'

/**
 * What an outsider is handed beside the files: `verify` alone, made into one file that needs nothing but Node
 * (`apps/api/bundle-verify.mjs`).
 */
const program = new Command('paiji-verify')
  .description('Checks what a records office kept with Paiji hands out: no database, no network')
  .exitOverride()
  .showHelpAfterError()

addVerifyCommands(program, true)
await runProgram(program)
