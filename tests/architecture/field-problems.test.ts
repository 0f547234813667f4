import { describe, expect, it } from 'vitest'
import { sourceFiles } from './source-files.js'

/**
 * A refused act says each problem at the field it speaks of. One component does that, by the names of the controls
 * (`apps/portal/src/components/located-problems.tsx`): so every form shows what came of it through that one, and every
 * path the API names is the name of a control somewhere.
 */

const files = sourceFiles().filter(({ path }) => !/\.test\.tsx?$/.test(path))
const portal = files.filter(({ path }) => path.startsWith('apps/portal/src/'))

/** What shows the outcome of an act, or hands it to what does. */
const SHOWS = /<ActionOutcome\b|<ActForm\b|<UploadForm\b|<ConditionsForm\b|failure(?:=\{|:)|\baction(?:=\{|,| \})/

/** Paths that no control stands for, each with what it is instead. */
const OF_NO_CONTROL: Readonly<Record<string, string>> = {
  account: 'the account the page is about',
  after: 'a cursor',
  byte: 'a place in a file',
  'format.kind': 'the settings of a stage show their own',
  givenAt: 'the hour of a client without a page',
  first: 'the size of a page',
  idempotencyKey: 'made by the page',
  parties: 'the contestants the page is about',
  path: 'the answers of a guide, given one by one',
  rows: 'a place in a file',
  rooms: 'the seats of a line-up, all together',
  ruling: 'the ruling the page is about',
  scope: 'chosen as `place`',
  sheet: 'a sheet has its own editor, which finds the line',
  sides: 'read from the seats of the table',
  situation: 'the situation the guide was entered by',
  slot: 'the place the page is about',
  stage: 'the stage the page is about',
  subject: 'the matter the page is about',
  template: 'the template a button names',
  version: 'the version the page was made of',
}

/** `problem('CODE', { at: { path: 'reason' } })` and the like; parts of a template up to the first thing filled in. */
const pathsOf = (text: string): string[] =>
  [...text.matchAll(/\bpath: (?:\w+ \? )?(['`])([a-zA-Z.]+)(?:\1|[.[]\$\{)(?: : '(\w+)')?/g)].flatMap(match =>
    [match[2], match[3]].flatMap(path => path ?? []),
  )

const controls = new Set(
  portal.flatMap(({ text }) => [
    ...[...text.matchAll(/\b(?:name|path|data-path)="([\w.]+)"/g)].map(match => match[1] as string),
    ...[...text.matchAll(/\bname: '(\w+)'/g)].map(match => match[1] as string),
    ...[...text.matchAll(/\(name: ((?:'\w+'(?: \| )?)+)/g)].flatMap(([, list = '']) =>
      [...list.matchAll(/'(\w+)'/g)].map(match => match[1] as string),
    ),
    ...[...text.matchAll(/`(\w+)\.\$\{/g)].map(match => match[1] as string),
    ...[...text.matchAll(/\(\[([^\]]*)\] as const\)\.map\(name\b/g)].flatMap(([, list = '']) =>
      [...list.matchAll(/'(\w+)'/g)].map(match => match[1] as string),
    ),
  ]),
)

describe('problems at the fields', () => {
  it('are shown by every form that acts', () => {
    const silent = portal.filter(
      ({ path, text }) => /\buseAction\(/.test(text) && !SHOWS.test(text) && !path.includes('/lib/'),
    )
    expect(silent.map(({ path }) => path)).toEqual([])
  })

  it('are found by the name of a control', () => {
    const asked = files
      .filter(({ path }) => path.startsWith('apps/api/src/domain/'))
      .flatMap(({ path, text }) => pathsOf(text).map(name => ({ name, path })))
    const known = (name: string) =>
      controls.has(name) || controls.has(`${name}Zh`) || controls.has(name.split('.')[0] ?? '') || name in OF_NO_CONTROL
    expect(asked.length).toBeGreaterThan(100)
    expect(asked.filter(({ name }) => !known(name))).toEqual([])
  })
})
