import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inRoot, root } from './lib/paths.mjs'

/** `npm run bill -- FOLDER`: what the program is made of, as CycloneDX, and the licence of each part, as text. */
const folder = path.resolve(process.env.INIT_CWD ?? root, process.argv[2] ?? 'bill')
mkdirSync(folder, { recursive: true })
const bill = execFileSync('npm', ['sbom', '--omit=dev', '--sbom-format=cyclonedx'], {
  cwd: root,
  maxBuffer: 64 * 1024 * 1024,
})
writeFileSync(path.join(folder, 'bill.cdx.json'), bill)
const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'))
const lines = Object.entries(packages)
  .filter(([place, one]) => place.includes('node_modules/') && !one.dev && !one.link)
  .map(
    ([place, { version, license }]) => `${license ?? 'not stated'}\t${place.split('node_modules/').at(-1)}\t${version}`,
  )
const known = [...new Set(lines)].sort()
writeFileSync(path.join(folder, 'licences.tsv'), `${known.join('\n')}\n`)
process.stdout.write(`${folder}: ${JSON.parse(bill).components.length} parts, ${known.length} with their licence\n`)
