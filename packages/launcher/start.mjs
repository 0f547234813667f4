import { pathToFileURL } from 'node:url'
import { apiMain } from './lib/paths.mjs'
import { prepare } from './lib/prepare.mjs'
import { createTeller } from './lib/tell.mjs'

/** `npm start`: whatever is missing is installed and built, then everything is started. */
await prepare('all', createTeller())
if (process.env.npm_lifecycle_event) stopWithNpm()
process.env.NODE_ENV ??= 'production'
process.argv = [process.execPath, apiMain, 'start', ...process.argv.slice(2)]
await import(pathToFileURL(apiMain).href)

/** A signal that reaches npm ends npm and its shell, but not this process: it notices that it was orphaned. */
function stopWithNpm() {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  watch.unref()
}
