import { createRequire } from 'node:module'
import { type ResourceLimits, Worker } from 'node:worker_threads'

const require = createRequire(import.meta.url)

/**
 * A thread that runs a program of ours. Built, it is the file itself; from the sources it first needs what reads
 * TypeScript. @param program the address of the built program, ending in `.js`
 */
export const startThread = (program: URL, resourceLimits: ResourceLimits): Worker => {
  if (import.meta.url.endsWith('.js')) return new Worker(program, { resourceLimits })
  const [tsx, source] = [require.resolve('tsx/esm/api').replace(/cjs$/, 'mjs'), program.href.replace(/js$/, 'ts')]
  const loading = `import(${JSON.stringify(tsx)}).then(tsx => (tsx.register(), import(${JSON.stringify(source)})))`
  return new Worker(loading, { eval: true, execArgv: ['--conditions=paiji-source'], resourceLimits })
}
