import { pathToFileURL } from 'node:url'
import { apiMain } from './lib/paths.mjs'
import { prepare } from './lib/prepare.mjs'
import { createTeller } from './lib/tell.mjs'

/** `npm run -s paiji -- …`: the command line. Standard output carries answers only. */
await prepare('api', createTeller({ stream: process.stderr, quiet: true }))
process.env.NODE_ENV ??= 'production'
process.argv = [process.execPath, apiMain, ...process.argv.slice(2)]
await import(pathToFileURL(apiMain).href)
