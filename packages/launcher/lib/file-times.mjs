import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './paths.mjs'

/**
 * A reporter of vitest: how long each file took, what goes before its first test included, which the report as JSON
 * leaves out. Written to the file that `PAIJI_FILE_SECONDS` names.
 */
export default class FileSeconds {
  onTestRunEnd(modules) {
    const to = process.env.PAIJI_FILE_SECONDS
    if (!to) return
    const seconds = modules.map(module => {
      const { prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic()
      const file = path.relative(root, module.moduleId).split(path.sep).join('/')
      return [file, (prepareDuration + collectDuration + setupDuration + duration) / 1000]
    })
    writeFileSync(to, JSON.stringify(Object.fromEntries(seconds)))
  }
}
