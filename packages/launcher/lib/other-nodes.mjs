import { runNpm } from './run.mjs'

/** The releases of Node that Paiji runs on. */
const RELEASES = [20, 22, 24]

/** Those besides the one that runs this. */
export const otherReleases = RELEASES.filter(release => release !== Number(process.versions.node.split('.')[0]))

const system = process.platform === 'win32' ? 'win' : process.platform

/** The program of a release, fetched by npm unless npm has it already; undefined with what npm said where it cannot be had. */
export const findNode = async release => {
  const from = `--package=node-${system}-${process.arch}@${release}`
  const { code, output } = await runNpm(['exec', '--yes', from, '--', 'node', '-p', 'process.execPath'])
  return code === 0 ? { program: output.trim().split('\n').at(-1) } : { said: output }
}
