import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readEnv } from '../../env.js'
import { ConnectorAway, openConnector } from '../connector/ask-connector.js'
import { begin, type Connected, type Connecting, turn } from '../connector/keep-up.js'
import { openOwnApi, ServiceAway } from '../connector/own-session.js'
import { CommandFailure } from '../failure.js'
import { printJson } from '../print-json.js'

export interface ConnectOptions {
  readonly server: string
  readonly tokenFile?: string
  readonly connector: string
  readonly club?: string
  readonly licence?: string
  readonly anew?: boolean
  readonly once?: boolean
  readonly seconds: string
}

const tokenOf = async ({ tokenFile }: ConnectOptions): Promise<string> => {
  const { token, callerFolder } = readEnv()
  if (!tokenFile && token) return token
  if (!tokenFile)
    throw new CommandFailure(
      'A token is needed: in PAIJI_TOKEN, or in a file that --token-file names. It is made in the own account, with the scope results.',
    )
  const text = await readFile(path.resolve(callerFolder, tokenFile), 'utf8').catch(() => '')
  if (text.trim() === '') throw new CommandFailure(`There is no token in ${tokenFile}.`)
  return text.trim()
}

const secondsOf = (text: string): number => {
  const seconds = Number(text)
  if (seconds >= 1 && seconds <= 600) return seconds
  throw new CommandFailure(`"${text}" is no number of seconds from 1 to 600.`)
}

/** Whether it is only out of reach, for a while perhaps. */
const isAway = (error: unknown): error is CommandFailure =>
  error instanceof ConnectorAway || error instanceof ServiceAway

/** Stands between the room's terminals and a session until it is stopped; what it does and what it leaves is reported, a JSON line each. */
export const connectSession = async (session: string, options: ConnectOptions, stop?: AbortSignal): Promise<void> => {
  const seconds = secondsOf(options.seconds)
  const api = openOwnApi(options.server, await tokenOf(options))
  const connector = openConnector(options.connector, options)
  const connecting: Connecting = { api, connector, session, anew: options.anew === true, report: printJson }
  let connected: Connected | undefined
  let away = ''
  try {
    do {
      try {
        connected = connected ? await turn(connecting, connected) : await begin(connecting)
        if (away !== '') process.stderr.write('Back again.\n')
        away = ''
      } catch (error) {
        if (!isAway(error) || options.once) throw error
        if (error.message !== away) process.stderr.write(`${error.message} Trying again.\n`)
        away = error.message
      }
      if (options.once && connected) {
        await turn(connecting, connected)
        return
      }
      await wait(seconds * 1000, undefined, stop ? { signal: stop } : {}).catch(() => {})
    } while (!stop?.aborted)
  } finally {
    connector.close()
  }
}
