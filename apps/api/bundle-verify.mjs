import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

/** Makes `paiji-verify` one file that needs nothing but Node: of the built API, or of its sources. */
export const bundleVerify = async (entry, outfile) => {
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    minify: true,
    conditions: entry.endsWith('.ts') ? ['paiji-source'] : [],
    // What is imported only when it is asked for comes along, commander's own `require` too.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    logLevel: 'error',
  })
}

const [, script, entry, outfile] = process.argv
if (entry && outfile && import.meta.url === pathToFileURL(path.resolve(script)).href) await bundleVerify(entry, outfile)
