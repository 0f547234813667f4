import { describe, expect, it } from 'vitest'
import { sourceFiles } from './source-files.js'

/** A new sport is a line in a few registries; nothing else outside its own folders knows that it is there. */

const SPORTS = ['bridge', 'guandan', 'mahjong'] as const
const own = new RegExp(`/(${SPORTS.join('|')})/|/seed/|/testing/|\\.test\\.tsx?$|^tests/`)
const files = sourceFiles().filter(file => !own.test(file.path))
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:])\/\/[^\n]*/g, '$1')

/** Names every sport, as one that must know each of them does: imports their folders or lists them as codes or keys. */
const namesAll = (text: string): boolean =>
  SPORTS.every(sport => new RegExp(`['"\`/]${sport}['"\`/.]|^\\s*['"]?${sport}['"]?:`, 'm').test(withoutComments(text)))

describe('a sport', () => {
  it('must be known to three registries: of its rules, of its schema, of its pages', () => {
    const places = files.filter(file => namesAll(file.text)).map(file => file.path)
    expect(places.sort()).toEqual([
      'apps/api/src/sports/sport-plugs.ts',
      'apps/portal/src/sports/plugs.ts',
      'packages/rules/src/sports.ts',
    ])
  })

  it('sends its editors and sheets to no page but those that show them', () => {
    const heavy = /from '(@\/sports|\.)\/(bridge|guandan|mahjong)\//
    const takers = files.filter(file => file.path.startsWith('apps/portal/src/') && heavy.test(file.text))
    expect(takers.map(file => file.path)).toEqual(['apps/portal/src/sports/sheet-views.ts'])
    const views = files.filter(file => /from '@\/sports\/sheet-views'/.test(file.text)).map(file => file.path)
    expect(views.sort()).toEqual([
      'apps/portal/src/features/casebook/entry-view.tsx',
      'apps/portal/src/features/score-desk/filled-sheets-view.tsx',
      'apps/portal/src/features/scorecards/scorecard-view.tsx',
    ])
  })
})
