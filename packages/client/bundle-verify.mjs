import path from 'node:path'
import { build } from 'esbuild'

/** Bundles the rules of proofs, so that the client is installed without any other package. */
const inDist = name => path.join(import.meta.dirname, 'dist', name)

await build({
  entryPoints: [inDist('verify.js')],
  outfile: inDist('verify.js'),
  allowOverwrite: true,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  logLevel: 'error',
})
