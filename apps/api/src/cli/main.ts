#!/usr/bin/env node
import { Command } from 'commander'
import { addConnectCommand } from './connect-command.js'
import { addDatabaseCommands } from './database-commands.js'
import { addPureCommands } from './pure-commands.js'
import { runProgram } from './run-program.js'

const program = new Command('paiji')
  .description('Paiji 牌籍, the records office for card-sport federations')
  .exitOverride()
  .showHelpAfterError()

addPureCommands(program)
addConnectCommand(program)
addDatabaseCommands(program)

await runProgram(program)
