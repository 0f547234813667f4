import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { BaseSequencer } from 'vitest/node'
import { inRoot, root } from './paths.mjs'

/** Seconds of the files that take long, on an idle machine; `npm test` prints its slowest. */
const secondsOf = JSON.parse(readFileSync(inRoot('packages/launcher/lib/file-seconds.json'), 'utf8'))

/** In this order: what waits for PostgreSQL first, short pure files to fill up the end. */
const PROJECTS = ['database', 'fourth-sport', 'pure']

/** An unlisted file by its length: a hundred kilobytes count as a second. */
const weigh = file => secondsOf[path.relative(root, file).split(path.sep).join('/')] ?? statSync(file).size / 100_000

/** A long file that begins last keeps one worker at work while the other has none: it begins first. */
export class LongestFirst extends BaseSequencer {
  async sort(files) {
    const keyed = files.map(spec => ({
      spec,
      place: PROJECTS.indexOf(spec.project.name),
      weight: weigh(spec.moduleId),
    }))
    return keyed.sort((a, b) => a.place - b.place || b.weight - a.weight).map(({ spec }) => spec)
  }
}
