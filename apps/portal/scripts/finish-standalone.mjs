/** The standalone server expects its static files and `public` beside it; `next build` leaves that to us. */
import { access, cp } from 'node:fs/promises'
import path from 'node:path'

const portal = path.join(import.meta.dirname, '..')
const standalone = path.join(portal, '.next/standalone/apps/portal')
await access(path.join(standalone, 'server.js'))
await cp(path.join(portal, '.next/static'), path.join(standalone, '.next/static'), { recursive: true })
await cp(path.join(portal, 'public'), path.join(standalone, 'public'), { recursive: true })
