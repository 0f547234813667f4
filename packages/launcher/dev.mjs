import { spawn } from 'node:child_process'
import { inRoot, root } from './lib/paths.mjs'
import { prepare } from './lib/prepare.mjs'
import { createTeller } from './lib/tell.mjs'

/** `npm run dev`: API, worker and portal from the sources, restarted when they change. */
await prepare('api', createTeller())
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', API_URL: 'http://127.0.0.1:4000' }
const parts = [
  [inRoot('apps/api'), [inRoot('node_modules/tsx/dist/cli.mjs'), 'watch', '--conditions=paiji-source', 'src/main.ts']],
  [inRoot('apps/portal'), [inRoot('node_modules/next/dist/bin/next'), 'dev', '--port', '3000']],
].map(([cwd, args]) => spawn(process.execPath, args, { cwd, env, stdio: 'inherit' }))

const stop = () => {
  for (const part of parts) part.kill('SIGTERM')
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
for (const part of parts) {
  part.once('exit', code => {
    stop()
    process.exitCode ||= code ?? 0
  })
}
process.stdout.write(`Working in ${root}: portal on http://localhost:3000, API on http://localhost:4000/graphql\n`)
