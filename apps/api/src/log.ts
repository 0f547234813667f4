/** One JSON line per happening, on standard error: standard output belongs to answers. */
export interface Log {
  info(message: string, fields?: Readonly<Record<string, unknown>>): void
  error(message: string, error: unknown, fields?: Readonly<Record<string, unknown>>): void
}

const LONGEST_MESSAGE = 500
const LONGEST_LINE = 8_000
const FRAMES = 20
/** Lines a minute; whoever makes errors in a loop does not fill the disk. */
const LINES = 600
const MINUTE = 60_000

interface DatabaseError {
  readonly code: string
  readonly constraint_name?: string
  readonly table_name?: string
  readonly routine?: string
}

const isDatabaseError = (error: Error): error is Error & DatabaseError =>
  'code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code) && 'severity' in error

/** The frames alone: the first lines of a stack repeat the message. */
const framesOf = ({ stack = '' }: Error): string[] => stack.split('\n').filter(isFrame).slice(0, FRAMES)
const isFrame = (line: string): boolean => /^\s+at /.test(line)

/**
 * What may be kept of an error: of a statement neither its values nor what the database says of them, as they are
 * people's names, dates and addresses.
 */
const describe = (error: unknown): object => {
  if (!(error instanceof Error)) return { message: String(error).slice(0, LONGEST_MESSAGE) }
  const { name, cause } = error
  const because = cause === undefined ? {} : { cause: describe(cause) }
  if (isDatabaseError(error)) {
    const { code, constraint_name: constraint, table_name: table, routine } = error
    return { name, code, constraint, table, routine, ...because }
  }
  const stack = framesOf(error)
  if ('query' in error && typeof error.query === 'string')
    return { name, query: error.query.slice(0, LONGEST_MESSAGE), stack, ...because }
  return { name, message: error.message.slice(0, LONGEST_MESSAGE), stack, ...because }
}

const shortened = (text: string): string => (text.length > LONGEST_LINE ? `${text.slice(0, LONGEST_LINE)}…` : text)

/** So many lines a minute; the first one after says how many were left out. */
const bounded = (write: (line: string) => void) => {
  let [since, lines] = [0, 0]
  return (entry: object): void => {
    const now = Date.now()
    if (now - since >= MINUTE) {
      const omitted = lines - LINES
      since = now
      lines = 0
      if (omitted > 0)
        write(
          JSON.stringify({ at: new Date(now).toISOString(), level: 'info', message: 'lines were left out', omitted }),
        )
    }
    if (++lines <= LINES) write(shortened(JSON.stringify(entry)))
  }
}

export const createLog = (write: (line: string) => void = line => void process.stderr.write(`${line}\n`)): Log => {
  const put = bounded(write)
  const line = (level: string, message: string, fields: object) =>
    put({ at: new Date().toISOString(), level, message, ...fields })
  return {
    info: (message, fields = {}) => line('info', message, fields),
    error: (message, error, fields = {}) => line('error', message, { ...fields, error: describe(error) }),
  }
}
