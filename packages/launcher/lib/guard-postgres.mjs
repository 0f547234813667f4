import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inRoot } from './paths.mjs'

/**
 * The database driver, made to survive the loss of its connections. As published it then writes to a socket that is
 * gone (the process ends), forgets what it was waiting for (callers hang) and sends the next statement of a dead
 * transaction outside it. Every edit names the text it replaces; a text that is not there stops the installation.
 */
const VERSION = '3.4.9'

const LOST = `Errors.connection('CONNECTION_CLOSED', options)`

/** A number that grows with each session tells an old handle from the connection's present session. */
const CONNECTION = [
  ['    count: 0,\n    id\n  }', '    count: 0,\n    generation: 0,\n    id\n  }'],
  [
    '  function nextWrite(fn) {\n',
    `  function nextWrite(fn) {
    if (socket === null) {
      nextWriteTimer !== null && clearImmediate(nextWriteTimer)
      chunk = nextWriteTimer = null
      error(${LOST})
      return false
    }
`,
  ],
  [
    `    remaining = 0
    incomings = null
    clearImmediate(nextWriteTimer)
    socket.removeListener`,
    `    remaining = 0
    incomings = null
    clearImmediate(nextWriteTimer)
    chunk = nextWriteTimer = null
    connection.generation++
    socket.removeListener`,
  ],
  [
    `    if (initial)
      return reconnect()

    !hadError && (query || sent.length) && error(Errors.connection('CONNECTION_CLOSED', options, socket))
    closedTime = performance.now()
    hadError && options.shared.retries++
    delay = (typeof backoff === 'function' ? backoff(options.shared.retries) : backoff) * 1000
`,
    `    const lost = ${LOST}
    stream && (stream.destroy(lost), stream = null)
    query && queryError(query, errorResponse || lost)
    while (sent.length)
      queryError(sent.shift(), errorResponse || lost)
    query = results = errorResponse = final = null
    result = new Result()
    rows = 0
    closedTime = performance.now()
    hadError && options.shared.retries++
    delay = (typeof backoff === 'function' ? backoff(options.shared.retries) : backoff) * 1000

    if (initial)
      return reconnect()

`,
  ],
  ['        return fetchArrayTypes()\n', '        return fetchArrayTypes().catch(noop)\n'],
]

const INDEX = [
  ['  PostgresError,\n  toPascal,', '  guarded: true,\n  PostgresError,\n  toPascal,'],
  // Who listens to statements did not ask where each of them was written: that costs a trace of the stack.
  ['    handler.debug = options.debug\n', '    handler.debug = options.debug === true\n'],
  [
    `    let savepoints = 0
      , connection
`,
    `    let savepoints = 0
      , connection
      , generation
`,
  ],
  [
    '        new Promise((_, reject) => connection.onclose = reject)\n',
    `        new Promise((_, reject) => {
          const lost = e => {
            while (queries.length)
              queries.shift().reject(e)
            reject(e)
          }
          connection.generation === generation
            ? connection.onclose = lost
            : lost(${LOST})
        })
`,
  ],
  [
    '        q.catch(e => uncaughtError || (uncaughtError = e))\n',
    `        q.catch(e => uncaughtError || (uncaughtError = e))
        if (c.generation !== generation)
          return q.reject(${LOST})
`,
  ],
  [
    '      connection = c\n      move(c, reserved)',
    '      connection = c\n      generation = c.generation\n      move(c, reserved)',
  ],
  [
    '    move(c, reserved)\n    c.reserved = () => queue.length\n',
    '    const generation = c.generation\n    let released = false\n    move(c, reserved)\n    c.reserved = () => queue.length\n',
  ],
  [
    '    sql.release = () => {\n',
    `    sql.release = () => {
      if (released || c.generation !== generation)
        return
      released = true
`,
  ],
  [
    `    function handler(q) {
      c.queue === full
        ? queue.push(q)`,
    `    function handler(q) {
      if (released || c.generation !== generation)
        return q.reject(${LOST})
      c.queue === full
        ? queue.push(q)`,
  ],
]

/** In this order: the mark that the API looks for stands in the last. */
const EDITS = { 'src/connection.js': CONNECTION, 'src/index.js': INDEX }
const MARK = `// guarded ${createHash('sha256').update(JSON.stringify(EDITS)).digest('hex').slice(0, 16)}\n`

const edited = (name, text) => {
  let result = text
  for (const [from, to] of EDITS[name]) {
    const pieces = result.split(from)
    if (pieces.length !== 2)
      throw new Error(`postgres/${name}: this text was found ${pieces.length - 1} times, not once:\n${from}`)
    result = pieces.join(to)
  }
  return MARK + result
}

/** By a new file, never in place: the old one may be shared with another tree. */
const replaceFile = (file, text) => {
  const draft = `${file}.${process.pid}.new`
  writeFileSync(draft, text)
  renameSync(draft, file)
}

/**
 * Guards the driver in `folder`; a second call changes nothing. The text as published is kept beside each file, so that
 * other edits can be made from it later. Throws when the driver is not the one these edits were written for.
 */
export const guardPostgres = (folder = inRoot('node_modules/postgres')) => {
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  if (version !== VERSION)
    throw new Error(`The guard of the database driver is for postgres ${VERSION}, not ${version}.`)
  for (const name of Object.keys(EDITS)) {
    const file = path.join(folder, name)
    const stock = `${file}.stock`
    const present = readFileSync(file, 'utf8')
    if (present.startsWith(MARK)) continue
    const published = present.startsWith('// guarded ') && existsSync(stock) ? readFileSync(stock, 'utf8') : present
    const guarded = edited(name, published)
    if (published === present) replaceFile(stock, published)
    replaceFile(file, guarded)
  }
}
