import path from 'node:path'
import { build } from 'esbuild'

/** The rules of proofs come along in one file: whoever installs the client installs nothing else. */
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
