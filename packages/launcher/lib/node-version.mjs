import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inRoot } from './paths.mjs'

const NEEDED = [20, 19]
/** The release that still runs Paiji and gets no fixes any more, and the day of its end. */
const ENDED = { major: 20, on: '2026-04-30' }

/** Says once in an installation that its Node has ended: the same words at every start would be read by no one. */
const sayEnded = major => {
  const said = inRoot('node_modules', '.cache', 'paiji', `node-${major}-ended`)
  if (major !== ENDED.major || existsSync(said)) return
  process.stderr.write(
    `Node ${major} gets no security fixes since ${ENDED.on}. Paiji still runs on it; please install Node 24.\n`,
  )
  try {
    mkdirSync(path.dirname(said), { recursive: true })
    writeFileSync(said, '')
  } catch {
    // Packages that only another account may write: it is said again at the next start.
  }
}

/** Ends with a clear word on a Node that is too old. */
export const checkNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return sayEnded(major)
  process.stderr.write(`Paiji needs Node ${NEEDED.join('.')} or later; this is ${process.versions.node}.\n`)
  process.exit(1)
}
