import type { Command } from 'commander'

/** `connect`: the program on the director's computer between the room's terminals and a session. */
export const addConnectCommand = (program: Command): void => {
  program
    .command('connect <session>')
    .description("stand between a session and the room's Bridgemates: rounds, players and hands out, results back")
    .option('--server <address>', 'where the session is kept, as in the browser', 'http://localhost:3000')
    .option('--token-file <file>', 'a file with a token of the scope results; else PAIJI_TOKEN')
    .option(
      '--connector <address>',
      'the Bridgemate Data Connector: http://… or a pipe \\\\.\\pipe\\…',
      'http://localhost:5079',
    )
    .option('--club <id>', "the club's id at the connector")
    .option('--licence <key>', "the club's licence key at the connector")
    .option('--anew', 'send the session out again: the terminals are cleared')
    .option('--once', 'one turn, then end')
    .option('--seconds <n>', 'between two turns', '5')
    .action(async (session: string, options) =>
      (await import('./commands/connect.js')).connectSession(session, options),
    )
}
