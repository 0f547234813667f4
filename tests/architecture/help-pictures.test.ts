import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { families } from '../browser/support/page-families.js'
import { jobCount, PICTURE, pageCount, pages, pictureOf, themes } from '../support/help-pages.js'
import { repositoryRoot } from './source-files.js'

/** `npm run help-pictures` draws them anew. */
const folder = path.join(repositoryRoot, 'apps/portal/public/help')
const pictures = readdirSync(folder).sort()
const asked = pages.flatMap(page =>
  ['zh-CN', 'en'].flatMap(locale => themes.map(theme => `${pictureOf(page)}.${locale}.${theme}.webp`)),
)

/** The size that a WebP says in its head: width and height less one, in three bytes each. */
const sizeOf = (picture: Buffer): readonly number[] => [picture.readUIntLE(24, 3) + 1, picture.readUIntLE(27, 3) + 1]

describe('the pictures of the help', () => {
  it('are there for the page of every job, and no others', () => {
    expect(pageCount).toBe(jobCount)
    expect(jobCount).toBeGreaterThan(40)
    expect(pictures).toEqual([...asked].sort())
  })

  it('show pages that there are', () => {
    expect(pages.filter(page => !families.includes(page))).toEqual([])
  })

  it('are of jobs that begin in every room of the desk', () => {
    const textOf = (file: string) => readFileSync(path.join(repositoryRoot, 'apps/portal/src/features', file), 'utf8')
    const rooms = [
      ...textOf('desk-frame/desk-tabs.ts')
        .split('/** The parts', 1)
        .join('')
        .matchAll(/\bhref: ([\w.]+(?:\(\))?|'[^']+'), *\n? *label/g),
    ]
    const begin = new Set([...textOf('help/jobs.ts').matchAll(/\bat: ([^,]+),/g)].map(([, at]) => at))
    expect(rooms.length).toBeGreaterThan(15)
    expect(rooms.map(([, room]) => room).filter(room => !begin.has(room))).toEqual([])
  })

  it.each(pictures)('%s is small, and of the size in which it is shown', name => {
    const picture = readFileSync(path.join(folder, name))
    expect(picture.length).toBeLessThan(30 * 1024)
    expect(picture.subarray(8, 16).toString('latin1')).toBe('WEBPVP8X')
    expect(sizeOf(picture)).toEqual([PICTURE.width, PICTURE.height])
  })
})
