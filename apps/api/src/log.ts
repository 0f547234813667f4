/** One JSON line per happening, on standard error: standard output belongs to answers. */
export interface Log {
  info(message: string, fields?: Readonly<Record<string, unknown>>): void
  error(message: string, error: unknown, fields?: Readonly<Record<string, unknown>>): void
}

const describe = (error: unknown) =>
  error instanceof Error ? { name: error.name, message: error.message, stack: error.stack } : { message: String(error) }

export const createLog = (write: (line: string) => void = line => void process.stderr.write(`${line}\n`)): Log => {
  const line = (level: string, message: string, fields: object) =>
    write(JSON.stringify({ at: new Date().toISOString(), level, message, ...fields }))
  return {
    info: (message, fields = {}) => line('info', message, fields),
    error: (message, error, fields = {}) => line('error', message, { ...fields, error: describe(error) }),
  }
}
