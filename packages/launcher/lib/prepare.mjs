import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { withLock } from './lock.mjs'
import { checkNode } from './node-version.mjs'

/** Node, packages, build: in that order, each only if needed. Ends the process with a word when one fails. */
export const prepare = async (target, tell) => {
  checkNode()
  try {
    await withLock(async () => {
      await ensureInstalled(tell)
      if (target) await ensureBuilt(target, tell)
    })
  } catch (error) {
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}
