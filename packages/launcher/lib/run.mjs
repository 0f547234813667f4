import { spawn } from 'node:child_process'
import { root } from './paths.mjs'

/** Runs a command in the root; its output is kept and shown only by whoever asks. */
export const runQuietly = (command, args, { env = {}, onChunk } = {}) =>
  new Promise(resolve => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', NEXT_TELEMETRY_DISABLED: '1', ...env },
    })
    let output = ''
    const keep = chunk => {
      output += chunk
      onChunk?.(String(chunk))
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    const passOn = signal => child.kill(signal)
    process.on('SIGINT', passOn)
    process.on('SIGTERM', passOn)
    const settle = code => {
      process.off('SIGINT', passOn)
      process.off('SIGTERM', passOn)
      resolve({ code, output })
    }
    child.once('error', error => {
      output += String(error)
      settle(1)
    })
    child.once('close', code => settle(code ?? 1))
  })

/** Runs a Node program of the tree, by another Node where one is named. */
export const runNode = (args, { node = process.execPath, ...options } = {}) => runQuietly(node, args, options)

/** Runs npm: the one that runs this script, else the one on the path. */
export const runNpm = (args, options) => {
  const own = process.env.npm_execpath
  return own?.endsWith('.js') ? runNode([own, ...args], options) : runQuietly('npm', args, options)
}
