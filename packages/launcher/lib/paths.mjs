import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..')
export const inRoot = (...parts) => path.join(root, ...parts)

/** The command line and the portal's server, as built. */
export const apiMain = inRoot('apps/api/dist/cli/main.js')
export const portalServer = inRoot('apps/portal/.next/standalone/apps/portal/server.js')
