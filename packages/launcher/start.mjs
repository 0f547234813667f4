import { pathToFileURL } from 'node:url'
import { apiMain } from './lib/paths.mjs'
import { prepare } from './lib/prepare.mjs'
import { createTeller } from './lib/tell.mjs'

/** `npm start`: whatever is missing is installed and built, then everything is started. */
await prepare('all', createTeller())
process.env.NODE_ENV ??= 'production'
process.argv = [process.execPath, apiMain, 'start', ...process.argv.slice(2)]
await import(pathToFileURL(apiMain).href)
