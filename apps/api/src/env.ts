import { availableParallelism } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's root, seen from `src` and from `dist` alike. */
export const repositoryRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..')

const ROLES = ['all', 'api', 'worker', 'portal', 'database'] as const
/** Which of the service's processes this machine, or this process, runs. */
export type Role = (typeof ROLES)[number]

/** What the surroundings decide. No other file reads `process.env`. */
export interface Env {
  /** Another PostgreSQL than the embedded one. */
  readonly databaseUrl: string | undefined
  /** Where the embedded PostgreSQL keeps its data. */
  readonly dataDir: string
  /** A standby of the database, for reading; and how old what it shows may be, in seconds. */
  readonly replica: { readonly url: string; readonly staleness: number } | undefined
  /** Where the embedded PostgreSQL puts every finished part of its log, so that any moment can be restored. */
  readonly walArchive: string | undefined
  readonly production: boolean
  readonly role: Role
  /** Whether the supervisor keeps a process that has loaded the program and replaces what dies. */
  readonly spare: boolean
  /** Whether the worker solves deals double dummy in the time that it has left. */
  readonly solves: boolean
  /** Whether this process waits until it is told what it is. */
  readonly waits: boolean
  /** Processes of the API behind its port. */
  readonly apiProcesses: number
  readonly apiPort: number
  readonly portalPort: number
  /** Which of the two were named: those are taken or the start fails. */
  readonly portsNamed: { readonly api: boolean; readonly portal: boolean }
  /** Where the API tells what it measures; nowhere unless set. */
  readonly metricsPort: number | undefined
  /** Where traces are sent by the standard's own variables; nothing is traced unless set. */
  readonly traces: boolean
  /** The one host name of portal and API: cookies are shared between ports, not between names. */
  readonly host: string
  /** Where people reach the portal when a proxy stands before it, e.g. `https://paiji.example.org`; an origin. */
  readonly publicUrl: string | undefined
  /** The address to listen on. */
  readonly listen: string
  /** Whether `start` fills an empty database with the demo federation. */
  readonly demo: boolean
  /** Signs sessions and cursors; made and kept in the data folder when unset. */
  readonly secret: string | undefined
  /** Starts the signer, where the key that seals the log is kept elsewhere. */
  readonly sealCommand: string | undefined
  /** What the portal proves itself with to the API; derived from the secret when unset. */
  readonly forwardSecret: string | undefined
  /** A register of leaked passwords that is asked by five digits of a digest, put at the end of this address; none unless set. */
  readonly leakedPasswords: string | undefined
  /** The mail server and the sender's address; none: mails wait in the outbox. */
  readonly smtp: { readonly url: string; readonly from: string } | undefined
  /** Whether registered addresses of the operator's own network are called; else only public ones are. */
  readonly webhooksPrivate: boolean
  /** Whether callers are limited by what they cost. */
  readonly limits: boolean
  /** What a program of the command line proves itself with to another installation's API. */
  readonly token: string | undefined
  /** Where the command line's caller stands. */
  readonly callerFolder: string
  /** The server that the running test suite has started. */
  readonly testServer: string | undefined
  /** The build is that of these sources: tests that start the program start the built one. */
  readonly testBuilt: boolean
}

const REPLICA_SECONDS = 2

const port = (text: string | undefined, fallback: number): number => {
  const number = Number(text)
  return text && Number.isInteger(number) && number >= 0 && number < 65_536 ? number : fallback
}

const roleOf = (text: string | undefined): Role => {
  const role = ROLES.find(one => one === (text || 'all'))
  if (!role) throw new Error(`PAIJI_ROLE is one of ${ROLES.join(', ')}, not "${text}".`)
  return role
}

/** `all`: one for each core. */
const processesOf = (text: string | undefined): number => {
  const number = text === 'all' ? availableParallelism() : Number(text || 1)
  if (!Number.isInteger(number) || number < 1 || number > 64)
    throw new Error(`PAIJI_API_PROCESSES is a number from 1 to 64 or "all", not "${text}".`)
  return number
}

/** The origin of a web address. */
const originOf = (text: string | undefined): string | undefined => {
  if (!text) return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash)
    throw new Error(`PAIJI_PUBLIC_URL is an address such as https://paiji.example.org, not "${text}".`)
  return url.origin
}

/** Nothing is asked of a register unless its operator names one. */
const rangeOf = (text: string | undefined): string | undefined => {
  if (!text) return undefined
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new Error('PAIJI_LEAKED_PASSWORDS is an address such as https://passwords.example.org/range/.')
  return text
}

/** Both or neither: a server without a sender, or a sender without a server, is a mistake. */
const smtpOf = (url: string | undefined, from: string | undefined): Env['smtp'] => {
  if (!url && !from) return undefined
  if (!url || !URL.canParse(url) || !/^smtps?:$/.test(new URL(url).protocol))
    throw new Error('PAIJI_SMTP_URL is an address such as smtp://name:password@mail.example.org:587.')
  if (!from || !/^[^\s@<>]+@[^\s@<>]+$/.test(from))
    throw new Error(`PAIJI_MAIL_FROM is an address such as office@example.org, not "${from ?? ''}".`)
  return { url, from }
}

export const readEnv = (source: NodeJS.ProcessEnv = process.env): Env => ({
  databaseUrl: source.DATABASE_URL || undefined,
  dataDir: path.resolve(source.PAIJI_DATA_DIR || path.join(repositoryRoot, '.data')),
  replica: source.PAIJI_REPLICA_URL
    ? { url: source.PAIJI_REPLICA_URL, staleness: Number(source.PAIJI_REPLICA_SECONDS) || REPLICA_SECONDS }
    : undefined,
  walArchive: source.PAIJI_WAL_ARCHIVE ? path.resolve(source.PAIJI_WAL_ARCHIVE) : undefined,
  production: source.NODE_ENV === 'production',
  role: roleOf(source.PAIJI_ROLE),
  spare: source.PAIJI_SPARE !== 'no',
  solves: source.PAIJI_SOLVE !== 'no',
  waits: source.PAIJI_SPARE === 'waiting',
  apiProcesses: processesOf(source.PAIJI_API_PROCESSES),
  apiPort: port(source.API_PORT, 4000),
  portalPort: port(source.PORTAL_PORT, 3000),
  portsNamed: { api: Boolean(source.API_PORT), portal: Boolean(source.PORTAL_PORT) },
  metricsPort: port(source.PAIJI_METRICS_PORT, 0) || undefined,
  traces: Boolean(source.OTEL_EXPORTER_OTLP_ENDPOINT),
  host: source.PAIJI_HOST || 'localhost',
  publicUrl: originOf(source.PAIJI_PUBLIC_URL),
  listen: source.PAIJI_LISTEN || '127.0.0.1',
  demo: source.PAIJI_DEMO !== 'no',
  secret: source.PAIJI_SECRET || undefined,
  sealCommand: source.PAIJI_SEAL_COMMAND || undefined,
  forwardSecret: source.PAIJI_FORWARD_SECRET || undefined,
  leakedPasswords: rangeOf(source.PAIJI_LEAKED_PASSWORDS),
  smtp: smtpOf(source.PAIJI_SMTP_URL, source.PAIJI_MAIL_FROM),
  webhooksPrivate: source.PAIJI_WEBHOOKS_PRIVATE === 'yes',
  limits: source.PAIJI_LIMITS !== 'no',
  token: source.PAIJI_TOKEN || undefined,
  callerFolder: source.INIT_CWD || process.cwd(),
  testServer: source.PAIJI_TEST_SERVER || undefined,
  testBuilt: source.PAIJI_TEST_BUILT === 'yes',
})

/** The surroundings of a program that this one starts, with what it is told besides. */
export const childEnvironment = (own: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
  ...process.env,
  ...own,
})

/** A process that waited is told what it is; those that it starts do not wait. */
export const takeEnvironment = (own: Readonly<Record<string, string>>): void => {
  Object.assign(process.env, own, { PAIJI_SPARE: '' })
}
