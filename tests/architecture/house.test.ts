import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { longFunctions, occurrences, patterns, shippedOf, sportPlaces } from '../house/places.js'
import { spreadInputs } from '../house/spread-inputs.js'
import { testedOnly } from '../house/tested-only.js'
import { repositoryRoot, sourceFiles } from './source-files.js'

/** Ways of writing that were mended once and do not come back. */

const api = sourceFiles().filter(
  file => file.path.startsWith('apps/api/src/') && !/\.test\.ts$|\/testing\//.test(file.path),
)
const placesOf = (pattern: RegExp): string[] => api.filter(file => pattern.test(file.text)).map(file => file.path)

describe('the API', () => {
  it('asks for today in the zone of a place, never in that of the database or of Greenwich', () => {
    expect(placesOf(/\bcurrent_date\b|\bnow\(\)::date|\b(at|now|instant)\.toISOString\(\)\.slice\(0, 10\)/)).toEqual([])
  })

  it('names the actor of the records in one place', () => {
    expect(placesOf(/accountId \?\? 'system'/)).toEqual([])
  })

  it('hands an act on whole: who needs transaction, dependencies and viewer takes an Act', () => {
    expect(placesOf(/\btx: Transaction,\s*deps: [^,]*,\s*viewer: Viewer\b/)).toEqual([])
  })

  it('reads the rows of a statement written by hand column by column', () => {
    expect(placesOf(/\brows\]? as (unknown as )?[A-Za-z({]/)).toEqual([])
  })

  it('takes a transaction for a database without a cast', () => {
    expect(placesOf(/as unknown as (Db|Database)\b/)).toEqual([])
  })
})

/** Members of the schema that are an enum there and any text here. */
const looseCodes = (text: string): string[] =>
  [...text.matchAll(/@Field(?:Resolver)?\(\s*\(\) => \[?(\w+)Enum\b/g)].flatMap(found => {
    const member = /\)\n(?:\s*@.*\n)*\s*(?:async )?\w+(?:\([^)]*\))?[!?]?: ([^\n;{]+)/.exec(text.slice(found.index))
    return member?.[1] && /\bstring\b/.test(member[1]) ? [found[1] ?? ''] : []
  })

describe('codes', () => {
  // Sports and the words of a sport's plug are known when the program runs.
  const OPEN = /^(Sport|Led\w+|Play\w+|Seat|Vulnerability|ProblemCode)$/
  it('are types up to the edge: a value that the schema does not have does not compile', () => {
    expect(api.flatMap(file => looseCodes(file.text)).filter(name => !OPEN.test(name))).toEqual([])
  })
})

describe('pages of an event, player, club or case', () => {
  it('ask whose the word of their address is: read as an id it would lead nowhere', () => {
    const pages = sourceFiles().filter(file =>
      /^apps\/portal\/src\/app\/\[locale\]\/\((public|wall)\)\/(events|players|clubs|cases)\/\[.*page\.tsx$/.test(
        file.path,
      ),
    )
    expect(pages.length).toBeGreaterThan(20)
    const asId = /fromPath\((\(await params\)\.)?(eventId|personId|clubId|organisationId|appealId)\b/
    expect(pages.filter(({ text }) => asId.test(text) && !text.includes('idAt(')).map(({ path: at }) => at)).toEqual([])
  })
})

describe('exports', () => {
  it('are of use to the product: what only tests reach is an ability that nobody has', () => {
    expect(testedOnly(sourceFiles())).toEqual([])
  })
})

/** What `npm run house` counts, held: a list here may grow shorter, never longer. */
describe('the house', () => {
  const shipped = shippedOf(sourceFiles())

  it('has no function that does not fit a screen', () => {
    expect(longFunctions(shipped)).toEqual([])
  })

  it('knows a sport by its registries alone, and the files of results by the game they hold', () => {
    expect(sportPlaces(shipped).sort()).toEqual([
      'apps/api/src/sports/sport-plugs.ts',
      'apps/portal/src/sports/plugs.ts',
      'apps/portal/src/sports/sheet-views.ts',
      'packages/rules/src/sports.ts',
    ])
  })

  it('casts to what it is not nowhere, but where a library has its types twice', () => {
    expect(occurrences(patterns.castToNever, shipped)).toEqual([])
    expect(occurrences(patterns.castByUnknown, shipped)).toEqual(['apps/api/src/graphql/limits/armor.ts'])
  })

  it('reads JSON in one place of the portal', () => {
    const portal = shipped.filter(file => file.path.startsWith('apps/portal/'))
    expect(occurrences(patterns.parsedJson, portal)).toEqual(['apps/portal/src/lib/stored.ts'])
  })
})

describe('the migrations', () => {
  it('are in the journal, every one: what is not there is never run', () => {
    const folder = path.join(repositoryRoot, 'drizzle')
    const { entries } = JSON.parse(readFileSync(path.join(folder, 'meta/_journal.json'), 'utf8')) as {
      entries: { tag: string }[]
    }
    const files = readdirSync(folder).filter(file => file.endsWith('.sql'))
    expect(entries.map(entry => `${entry.tag}.sql`)).toEqual(files.sort())
  })
})

describe('what is done in one way', () => {
  const domain = api.filter(file => file.path.startsWith('apps/api/src/domain/'))

  it('names the columns: no input goes whole, or what is left of it, into a table or another use case', () => {
    expect(domain.flatMap(spreadInputs)).toEqual([])
  })

  it('is a digest of something whole: sha256 of base', () => {
    expect(
      placesOf(/createHash\('sha256'\)\s*\.update\((?:[^()]|\([^()]*\))*\)\s*\.digest\(|\bhash\('sha256'/),
    ).toEqual(['apps/api/src/base/digest.ts'])
  })

  it('is arithmetic of days: one for the API, one for the portal, and what the demo and the rules may not take from them', () => {
    const places = shippedOf(sourceFiles()).filter(({ text }) => /\b86_?400_?000\b|24 \* 3_?600_?000/.test(text))
    expect(places.map(({ path: at }) => at).sort()).toEqual([
      'apps/api/src/base/clock.ts',
      'apps/api/src/jobs/worker.ts',
      'apps/api/src/seed/days.ts',
      'apps/portal/src/lib/format/days.ts',
      'packages/rules/src/procedure/zoned-time.ts',
    ])
  })

  it('draws a QR code, reads and writes a table, each with one package', () => {
    const taken = shippedOf(sourceFiles()).flatMap(file => file.imports.filter(name => /^(qr|qrcode|csv)/.test(name)))
    expect([...new Set(taken)].sort()).toEqual(['csv-parse/sync', 'csv-stringify/sync', 'qr'])
  })

  it('is the one row of a statement: oneRow', () => {
    expect(placesOf(/(?:insert|update) returned no row/)).toEqual([])
  })
})
