import { spawn } from 'node:child_process'
import { inRoot, root } from './paths.mjs'
import { prepare } from './prepare.mjs'
import { createTeller } from './tell.mjs'

/** Builds what has changed, and runs one file of the browser's specs with what follows the command; answers its exit code. */
export const runSpec = async (spec, args, env) => {
  await prepare('all', createTeller({ stream: process.stderr }))
  const cli = inRoot('node_modules/@playwright/test/cli.js')
  const child = spawn(
    process.execPath,
    [cli, 'test', '-c', inRoot('tests/browser/playwright.config.ts'), spec, ...args],
    { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } },
  )
  return new Promise(resolve => child.once('exit', code => resolve(code ?? 1)))
}
