import { type Adjustment, clause, entrantId, factId, type StageFacts } from '@paiji/rules'
import { groupBy } from '../../base/group-by.js'
import { deriveStandings, gamesOf, standingRows } from '../standings/derive-standings.js'
import type { RevisionRecord, Snapshot, SnapshotFinding, StandingRecord } from './read-snapshot.js'
import type { SnapshotWorld } from './snapshot-world.js'

const present = <T>(value: T | null): T | undefined => value ?? undefined

/** The facts that a revision names, by id. */
const factsBy = (snapshot: Snapshot) => {
  const entries = groupBy(snapshot.of('entries'), entry => `${entry.event} ${entry.stage}`)
  const sheets = new Map(snapshot.of('sheets').map(sheet => [sheet.id, sheet]))
  const adjustments = new Map(snapshot.of('adjustments').map(one => [one.id, one]))
  const lots = new Map(snapshot.of('lots').map(lot => [lot.id, lot]))
  return ({ event, stage, facts, settings, bracket, ranks }: RevisionRecord): StageFacts<unknown> => ({
    entrants: (entries.get(`${event} ${stage}`) ?? []).map(({ id, number, group, section }) => ({
      id: entrantId(id),
      number,
      group: present(group),
      section: present(section),
    })),
    sheets: facts.flatMap(id => {
      const sheet = sheets.get(id)
      if (!sheet) return []
      const { slot, session, section, round, table, board, sides } = sheet
      return [
        {
          id: factId(id),
          slot,
          session: present(session),
          section: present(section),
          round: present(round),
          table: present(table),
          board: present(board),
          sides: sides.map(entrantId),
          sheet: sheet.sheet,
        },
      ]
    }),
    adjustments: facts.flatMap(id => {
      const found = adjustments.get(id)
      return found
        ? [
            {
              id: factId(id),
              adjustment: found.adjustment as typeof found.adjustment & Adjustment,
              clause: clause(found.edition, found.article),
            },
          ]
        : []
    }),
    lots: facts.flatMap(id => {
      const lot = lots.get(id)
      return lot ? [{ id: factId(id), entrant: entrantId(lot.entry), order: lot.order }] : []
    }),
    settings,
    ...(bracket ? { bracket } : {}),
    ...(ranks === 'whoPlayed' ? {} : { ranks: 'everyone' as const }),
  })
}

const shownLine = (line: Omit<StandingRecord, 'revision'>): string =>
  JSON.stringify([
    ...[line.entry, line.position, line.group, line.rank, line.shared, line.unit, line.total, line.totalPrinted],
    ...[
      line.percentPrinted,
      line.played,
      line.columns.map(one => [one.code, one.value, one.printed]),
      line.separatedBy,
    ],
  ])

/** Standings of one revision as publications name them. */
export const nameOfStandings = ({ event, stage, revision }: RevisionRecord): string =>
  `standings:${event}/${stage}#${revision}`

/**
 * Computes every published revision again from its facts and compares its lines; keeps the digests by publication for
 * whoever compares them. Answers what does not agree.
 */
export const checkStandings = (world: SnapshotWorld, digests: Map<string, string>): SnapshotFinding[] => {
  const { snapshot, derived, games } = world
  const factsOf = factsBy(snapshot)
  const lines = groupBy(snapshot.of('standings'), line => line.revision)
  return snapshot.of('revisions').flatMap((revision): SnapshotFinding[] => {
    const at = nameOfStandings(revision)
    const computed = deriveStandings(revision.edition, factsOf(revision))
    if (!computed.ok) return [{ code: 'NOT_COMPUTABLE', at, detail: computed.error.map(one => one.code).join(' ') }]
    derived.set(revision.id, computed.value)
    games.set(revision.id, gamesOf(computed.value))
    digests.set(at, computed.value.outputDigest)
    const rows = standingRows(computed.value).map(({ entryId, group, percentPrinted, separatedBy, ...row }) =>
      shownLine({
        ...row,
        entry: entryId,
        group: group ?? null,
        percentPrinted: percentPrinted ?? null,
        separatedBy: separatedBy ?? null,
      }),
    )
    const shown = (lines.get(revision.id) ?? []).map(shownLine)
    const wrong = shown.findIndex((line, place) => line !== rows[place])
    return [
      ...(wrong >= 0 || shown.length !== rows.length
        ? [{ code: 'VALUE_DIFFERS' as const, at, detail: `line ${(wrong >= 0 ? wrong : rows.length) + 1}` }]
        : []),
      ...(computed.value.inputDigest === revision.inputDigest
        ? []
        : [{ code: 'DIGEST_DIFFERS' as const, at, detail: 'the facts are not those it was made of' }]),
    ]
  })
}
