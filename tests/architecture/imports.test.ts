import { describe, expect, it } from 'vitest'
import { upward } from '../house/arrows.js'
import { importsOf, resolveImport, type SourceFile, sourceFiles } from './source-files.js'

/** Who may import whom: the dependency rules of the architecture, read from the import lines themselves. */

const files = sourceFiles()
const isTest = (file: string) => /\.test\.tsx?$|\.cases\.ts$|\/testing\//.test(file)
const code = files.filter(file => !isTest(file.path) && !file.path.startsWith('tests/'))

const RULES = 'packages/rules/src/'
const SPORTS = ['bridge', 'guandan', 'mahjong']

/** Left may not import right. */
const DOMAIN_ORDER = [
  'shared', 'addresses', 'audit', 'registry', 'mail', 'papers', 'notices', 'webhooks', 'follows', 'transfers', 'proposals', 'offices', 'accounts', 'body-rules', 'sanctions', 'events', 'event-requests', 'entries', 'standings', 'rounds', 'series', 'hands', 'results', 'rulings', 'line-ups', 'match-days', 'seat-draw', 'awards', 'switching', 'grading', 'policies', 'forecast', 'closing',
  'table-entry', 'seating', 'laws', 'imports', 'bulk', 'corrections', 'appeals', 'conditions', 'panels', 'decisions', 'casebook', 'publications', 'certificates', 'exports', 'uploads', 'calendar', 'desk', 'powers', 'play', 'double-dummy',
] // biome-ignore format: one order, one line of thought

/** The rooms of the API from the ground up: a room knows those of its own floor and beneath. */
const FLOORS = [
  ['base'], ['db'], ['auth'], ['domain'], ['jobs', 'checks'], ['schema-kit'], ['sports'], ['graphql'], ['http'], ['seed'], ['cli'],
] // biome-ignore format: one house, one line of thought

/** The place a file belongs to, from the first segments of its path. */
const moduleOf = (file: string, prefix: string) => file.slice(prefix.length).split('/')[0] ?? ''

const breaches = (
  inPlace: (file: SourceFile) => boolean,
  forbidden: (target: string, file: SourceFile) => boolean,
): string[] =>
  code.filter(inPlace).flatMap(file =>
    file.imports
      .map(specifier => resolveImport(file.path, specifier) ?? specifier)
      .filter(target => forbidden(target, file))
      .map(target => `${file.path} → ${target}`),
  )

const isNodeOrPackage = (target: string) => !target.startsWith('packages/') && !target.startsWith('apps/')

describe('imports', () => {
  it('are read from code, not from comments', () => {
    expect(
      importsOf("// import 'a'\n/* import 'b' */\nimport x from 'c'\nexport * from './d.js'\nawait import('e')"),
    ).toEqual(['c', './d.js', 'e'])
  })

  it('rules: core imports nothing outside itself', () => {
    expect(
      breaches(
        f => f.path.startsWith(`${RULES}core/`),
        t => !t.startsWith(`${RULES}core/`),
      ),
    ).toEqual([])
  })

  it('rules: no package at run time but the rating package behind awards', () => {
    expect(
      breaches(
        f => f.path.startsWith(RULES),
        (t, f) => isNodeOrPackage(t) && !(/^openskill(\/|$)/.test(t) && f.path.startsWith(`${RULES}awards/`)),
      ),
    ).toEqual([])
  })

  it('rules: the engines know core and each other not at all, and no sport', () => {
    const engines = ['tie-break', 'pairing', 'awards', 'procedure']
    expect(
      breaches(
        f => engines.includes(moduleOf(f.path, RULES)) && f.path.startsWith(RULES),
        (t, f) => t.startsWith(RULES) && ![`core`, moduleOf(f.path, RULES)].includes(moduleOf(t, RULES)),
      ),
    ).toEqual([])
  })

  it('rules: a sport knows core, tie-breaks and itself', () => {
    expect(
      breaches(
        f => f.path.startsWith(RULES) && SPORTS.includes(moduleOf(f.path, RULES)),
        (t, f) => t.startsWith(RULES) && !['core', 'tie-break', moduleOf(f.path, RULES)].includes(moduleOf(t, RULES)),
      ),
    ).toEqual([])
  })

  it('rules: an edition is known by the list of them alone, so that no law of one year rules another', () => {
    const inside = (file: string) => /\/editions\/[^/]+\//.test(file)
    expect(
      breaches(
        f => f.path.startsWith(RULES) && !f.path.includes('/editions/'),
        t => t.startsWith(RULES) && inside(t),
      ),
    ).toEqual([])
  })

  it('rules: the lines of the command line are answered above the rules, which know nothing of them', () => {
    expect(
      breaches(
        f => f.path.startsWith(RULES) && moduleOf(f.path, RULES) !== 'protocol',
        t => t.startsWith(`${RULES}protocol/`),
      ),
    ).toEqual([])
  })

  it('formats: only rules, no Node, no database, no package but behind saved pages and packed logs', () => {
    expect(
      breaches(
        f => f.path.startsWith('packages/formats/src/'),
        (t, f) =>
          !t.startsWith('packages/formats/src/') &&
          !t.startsWith('@paiji/rules') &&
          !(t === 'htmlparser2' && f.path.startsWith('packages/formats/src/web-page/')) &&
          !(t === 'fflate' && f.path.startsWith('packages/formats/src/logs/')),
      ),
    ).toEqual([])
  })

  it('api: no room imports from a floor above it', () => {
    const api = 'apps/api/src/'
    const room = (file: string) => moduleOf(file, api)
    const floor = (file: string) => FLOORS.findIndex(rooms => rooms.includes(room(file)))
    const inRoom = (file: string) => file.startsWith(api) && file.slice(api.length).includes('/')
    expect([...new Set(code.map(f => f.path).filter(f => inRoom(f) && floor(f) < 0))]).toEqual([])
    expect(
      breaches(
        f => inRoom(f.path),
        (t, f) => inRoom(t) && floor(t) > floor(f.path),
      ),
    ).toEqual([])
  })

  it('api: the schema knows drizzle and itself', () => {
    const schema = 'apps/api/src/db/schema/'
    expect(
      breaches(
        f => f.path.startsWith(schema),
        t => !t.startsWith(schema) && !t.startsWith('drizzle-orm') && !t.startsWith('@paiji/rules'),
      ),
    ).toEqual([])
  })

  it('api: domain modules import only modules to their left', () => {
    const domain = 'apps/api/src/domain/'
    const place = (file: string) => DOMAIN_ORDER.indexOf(moduleOf(file, domain))
    expect(
      [...new Set(code.filter(f => f.path.startsWith(domain)).map(f => moduleOf(f.path, domain)))].filter(
        m => !DOMAIN_ORDER.includes(m),
      ),
    ).toEqual([])
    expect(
      breaches(
        f => f.path.startsWith(domain),
        (t, f) => t.startsWith(domain) && place(t) > place(f.path),
      ),
    ).toEqual([])
  })

  it('api: the domain knows neither GraphQL nor the workings of jobs', () => {
    expect(
      breaches(
        f => f.path.startsWith('apps/api/src/domain/'),
        t =>
          t.startsWith('apps/api/src/graphql/') ||
          t.startsWith('apps/api/src/sports/') ||
          t.startsWith('apps/api/src/jobs/') ||
          t === 'type-graphql' ||
          t === 'graphql',
      ),
    ).toEqual([])
  })

  it('api: GraphQL never touches the database itself', () => {
    expect(
      breaches(
        f => f.path.startsWith('apps/api/src/graphql/') || f.path.startsWith('apps/api/src/sports/'),
        t => t.startsWith('apps/api/src/db/schema') || t.startsWith('drizzle-orm'),
      ),
    ).toEqual([])
  })

  it('api: jobs know the domain, not GraphQL', () => {
    expect(
      breaches(
        f => f.path.startsWith('apps/api/src/jobs/'),
        t => t.startsWith('apps/api/src/graphql/'),
      ),
    ).toEqual([])
  })

  it('api: the demo is made by the front door alone', () => {
    const seed = 'apps/api/src/seed/'
    const door = 'apps/api/src/http/front-door.'
    expect(code.some(f => f.path.startsWith(seed) && /openFrontDoor/.test(f.text))).toBe(false)
    expect(
      breaches(
        f => f.path.startsWith(seed),
        t => !t.startsWith(seed) && !t.startsWith(door) && !/^@paiji\/rules(\/|$)/.test(t),
      ),
    ).toEqual([])
  })

  it('api: the environment is read in one file', () => {
    const readers = code
      .filter(f => f.path.startsWith('apps/api/src/') && /process\.env\b/.test(f.text))
      .map(f => f.path)
    expect(readers).toEqual(['apps/api/src/env.ts'])
  })

  it('portal: nothing of the server, and other features only by their front door', () => {
    expect(
      breaches(
        f => f.path.startsWith('apps/portal/'),
        t => t.startsWith('apps/api/') || t.startsWith('@paiji/api'),
      ),
    ).toEqual([])
    const features = 'apps/portal/src/features/'
    expect(
      breaches(
        f => f.path.startsWith('apps/portal/src/'),
        (t, f) => {
          if (!t.startsWith(features)) return false
          const [feature, ...inside] = t.slice(features.length).split('/')
          const own = f.path.startsWith(`${features}${feature}/`)
          return !own && inside.length > 0 && inside.join('/') !== 'index'
        },
      ),
    ).toEqual([])
  })

  it('shared code never asks which sport it is', () => {
    const asks = /(sport|discipline)\w*\s*[!=]==?\s*['"](bridge|guandan|mahjong)['"]/
    const places = code
      .filter(
        f => !SPORTS.some(sport => f.path.startsWith(`${RULES}${sport}/`)) && !f.path.startsWith('apps/api/src/seed/'),
      )
      .filter(f => asks.test(f.text))
    expect(places.map(f => f.path)).toEqual([])
  })

  it('shared code imports no sport: what it needs of one, the sport itself answers', () => {
    const own = /^apps\/(api|portal)\/src\/sports\/|\/src\/seed\//
    expect(
      breaches(
        f => /^apps\/(api|portal)\/src\//.test(f.path) && !own.test(f.path),
        t => SPORTS.some(sport => t === `@paiji/rules/${sport}`),
      ),
    ).toEqual([])
  })

  it('rules: neither clock nor chance nor floating-point printing', () => {
    const floats = /Math\.random|Date\.now\(|new Date\(|\.toFixed\(|parseFloat\(/
    expect(
      code
        .filter(f => f.path.startsWith(RULES) && floats.test(f.text.replace(/\/\*[\s\S]*?\*\//g, '')))
        .map(f => f.path),
    ).toEqual([])
  })
})

describe('modules', () => {
  it.each([
    'apps/api/src/',
    'apps/api/src/domain/',
    'packages/formats/src/',
    'packages/rules/src/',
    'packages/rules/src/bridge/',
    'packages/rules/src/guandan/',
    'packages/rules/src/mahjong/',
  ])('of %s have an order: no import points up', folder => {
    expect(upward(code, folder)).toEqual([])
  })

  // The types of GraphQL name each other, as the records do. Fewer than these, never more.
  it('of GraphQL point up where their types name each other', () => {
    expect(upward(code, 'apps/api/src/graphql/').length).toBeLessThanOrEqual(94)
  })
})

describe('cycles', () => {
  const targets = new Set(code.map(file => file.path))
  const graph = new Map(
    code.map(file => [
      file.path,
      file.imports
        .map(specifier => resolveImport(file.path, specifier))
        .flatMap(target =>
          target ? [target.replace(/\.js$/, '.ts'), `${target}.ts`, `${target}.tsx`, `${target}/index.ts`] : [],
        )
        .filter(target => targets.has(target)),
    ]),
  )
  /** GraphQL types name each other, as the records do; the decorators read those names late. */
  const mayCircle = (file: string) => /^apps\/api\/src\/graphql\/.*\.(type|resolver|payload)\.ts$/.test(file)

  const cycleFrom = (start: string): string[] | undefined => {
    const seen = new Set<string>()
    const walk = (file: string, trail: string[]): string[] | undefined => {
      for (const next of graph.get(file) ?? []) {
        if (next === start) return [...trail, next]
        if (seen.has(next) || mayCircle(next)) continue
        seen.add(next)
        const found = walk(next, [...trail, next])
        if (found) return found
      }
      return undefined
    }
    return walk(start, [start])
  }

  it('there are none', () => {
    const found = code
      .filter(file => !mayCircle(file.path))
      .flatMap(file => {
        const cycle = cycleFrom(file.path)
        return cycle ? [cycle.join(' → ')] : []
      })
    expect(found.slice(0, 5)).toEqual([])
  })
})
