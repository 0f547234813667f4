import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Viewer } from '../../auth/viewer.js'
import { adjustment, ruling } from '../../db/schema/index.js'
import { type TestDatabase, testDatabase } from '../../testing/database.js'
import { testDeps } from '../../testing/deps.js'
import { type AddedEvent, addEvent, addOrganisation, must, together } from '../../testing/scenario.js'
import type { Deps } from '../shared/deps.js'
import { leadRuling, readLedSituations } from './lead-ruling.js'
import { previewRuling } from './preview-ruling.js'
import { type RecordRulingInput, recordRuling } from './record-ruling.js'

let database: TestDatabase
let deps: Deps
let director: Viewer
let scorer: Viewer
let event: AddedEvent

const slot = 'A/r1/t1/b1'

beforeAll(async () => {
  database = await testDatabase()
  deps = testDeps(database.db)
  const organisationId = await addOrganisation(database.db, {
    code: 'F',
    kind: 'federation',
    nameZh: '联合会',
    nameEn: 'F',
  })
  const viewer = (role: 'director' | 'scorer'): Viewer => ({
    accountId: role,
    name: role,
    requestId: role,
    grants: [{ role, scope: { kind: 'organisation', id: organisationId }, from: undefined, until: undefined }],
  })
  director = viewer('director')
  scorer = viewer('scorer')
  event = await together(database.db, tx =>
    addEvent(tx, {
      organisationId,
      code: 'E',
      nameZh: '比赛',
      nameEn: 'Event',
      sport: 'bridge',
      editionId: 'bridge/laws-2017',
      category: 'club',
      startsOn: '2026-01-01',
      endsOn: '2026-01-01',
      status: 'RUNNING',
      format: 'pairs',
      settings: {},
      entries: [1, 2, 3, 4].map(number => ({ number: `${number}`, nameAsEntered: `Pair ${number}`, players: [] })),
      sheets: [1, 2].map(table => ({
        slot: `A/r1/t${table}/b1`,
        round: 1,
        table: `${table}`,
        board: '1',
        sides: [2 * table - 2, 2 * table - 1],
        sheet: { contract: '4S', declarer: 'S', tricks: 9 },
      })),
      enteredBy: 'scorer',
    }),
  )
})
afterAll(() => database.drop())

const path = (text: string) =>
  text.split(' ').map(token => {
    const [question = '', value = ''] = token.split('=')
    return { question, value }
  })
const ruffed = path(
  'established=yes offender=defender revokeExemption=noneOfThese revokeTrickWonBy=offender laterTricks=1 compensated=yes',
)

const matter = (led: Partial<NonNullable<RecordRulingInput['led']>> = {}): RecordRulingInput => ({
  stageId: event.stageId,
  slot,
  parties: [{ entryId: event.entryIds[1] ?? '', role: 'offending' }],
  authority: 'director',
  led: { situation: 'revoke', path: ruffed, answers: {}, ...led },
  facts: 'West ruffed a diamond and had one.',
  decision: 'Two tricks.',
})
/** The ruling that the others take the place of. */
let first = ''

const codes = (outcome: { readonly ok: boolean; readonly error?: readonly { code: string }[] }) =>
  outcome.error?.map(found => found.code) ?? []

describe('a director led by questions', () => {
  it('is offered the situations and the next question, if he may rule', async () => {
    const { situations } = must(await readLedSituations(deps, director, { stageId: event.stageId }))
    expect(situations.map(({ code }) => code)).toContain('insufficientBid')
    const ask = (who: Viewer) =>
      leadRuling(deps, who, { stageId: event.stageId, slot, situation: 'revoke', path: ruffed.slice(0, 4) })
    expect(must(await ask(director)).step).toMatchObject({
      kind: 'question',
      question: { code: 'laterTricks', max: 12 },
    })
    expect(codes(await ask(scorer))).toEqual(['NOT_PERMITTED'])
    expect(codes(await readLedSituations(deps, scorer, { stageId: event.stageId }))).toEqual(['NOT_PERMITTED'])
  })

  it('sees what would move, and records the path with what it came to', async () => {
    const preview = must(await previewRuling(deps, director, matter()))
    expect(preview.scores.length).toBeGreaterThan(0)
    const { rulingId } = must(await recordRuling(deps, director, matter()))
    first = rulingId
    const [row] = await database.db.select().from(ruling).where(eq(ruling.id, rulingId))
    expect(row).toMatchObject({
      situation: 'revoke',
      option: 'trickTransfer',
      answers: { ns: '4S S +1' },
      article: '64A1',
      part: 'law',
      led: {
        situation: 'revoke',
        path: ruffed,
        article: '64A1',
        proposed: { option: 'trickTransfer', answers: { ns: '4S S +1' } },
        figures: [
          { code: 'tricksMoved', after: '2' },
          { code: 'declarerTricks', before: '9', after: '11' },
          { code: 'nsScore', before: '-50', after: '450' },
        ],
      },
    })
    expect(row?.led?.aloud.zh).toContain('两墩')
    expect(row?.led).not.toHaveProperty('departure')
    const stored = await database.db.select().from(adjustment).where(eq(adjustment.sourceId, rulingId))
    expect(stored.map(({ kind, article }) => [kind, article])).toEqual([['assigned', '64A1']])
  })

  it('may rule otherwise, and says why', async () => {
    const other = { answers: { ns: '4S S =' } }
    expect(codes(await recordRuling(deps, director, matter(other)))).toEqual(['LED_DEPARTURE_UNREASONED'])
    const given = matter({ ...other, departure: 'One of the tricks had been given back at the table.' })
    // The place has an adjusted score: another one names the ruling it takes the place of.
    expect(codes(await previewRuling(deps, director, given))).toEqual(['SLOT_AWARDED_ALREADY'])
    expect(codes(await recordRuling(deps, director, given))).toEqual(['SLOT_AWARDED_ALREADY'])
    const instead = { ...given, supersedesId: first, reason: 'Ruled otherwise after all.' }
    const { rulingId } = must(await recordRuling(deps, director, instead))
    const [row] = await database.db.select().from(ruling).where(eq(ruling.id, rulingId))
    expect(row).toMatchObject({ answers: { ns: '4S S =' }, led: { departure: given.led?.departure } })
    const stands = matter({ option: 'tableResultStands', departure: 'Not established.' })
    const again = must(await recordRuling(deps, director, stands))
    const [kept] = await database.db.select().from(ruling).where(eq(ruling.id, again.rulingId))
    expect(kept).toMatchObject({ option: 'tableResultStands', kind: 'rectification', article: '64A' })
  })

  it('records nothing from half a path, or from answers nobody asked for', async () => {
    expect(codes(await recordRuling(deps, director, matter({ path: ruffed.slice(0, 3) })))).toEqual(['LED_UNFINISHED'])
    expect(codes(await recordRuling(deps, director, matter({ path: path('offender=defender') })))).toEqual([
      'LED_ANSWER_NOT_ASKED',
    ])
    expect(codes(await recordRuling(deps, director, matter({ situation: 'rain' })))).toEqual(['LED_SITUATION_UNKNOWN'])
  })

  it('is told what an appeal would be about, unless he says otherwise', async () => {
    const { led: _, ...rest } = matter()
    const by = async (situation: string, option: string) => {
      const answers: Record<string, string> = {}
      const given = { ...rest, choice: { situation, option, answers } }
      const { rulingId } = must(await recordRuling(deps, director, given))
      const [row] = await database.db.select().from(ruling).where(eq(ruling.id, rulingId))
      return row?.part
    }
    expect(await by('unauthorizedInformation', 'tableResultStands')).toBe('judgement')
    expect(await by('leadOutOfTurn', 'accept')).toBe('law')
    // Law 90 of this edition is the committee's to vary; 93B3 keeps Law 91 from it.
    expect(await by('procedure', 'warning')).toBe('judgement')
    expect(await by('discipline', 'warning')).toBe('discipline')
    expect(await by('scoreCorrection', 'tableResultStands')).toBe('score')
  })
})
