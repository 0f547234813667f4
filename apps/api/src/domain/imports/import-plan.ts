import type { ImportedEntrant, ImportedEvent, ImportedLine, ImportedRecord, ImportFormat } from '@paiji/formats'
import {
  defaultEdition,
  entrantId,
  err,
  factId,
  ok,
  type Problem,
  problem,
  type Result,
  type SheetFact,
  type SportRules,
  type StageFacts,
  sportOf,
} from '@paiji/rules'

/** A file's content as facts, contestants still under the file's own keys. */
export interface ImportPlan {
  readonly sport: SportRules
  readonly editionId: string
  readonly settings: Record<string, unknown>
  readonly profile: string | undefined
  readonly facts: StageFacts<unknown>
  /** What was called and played, by slot. */
  readonly records: ReadonlyMap<string, ImportedRecord>
  readonly event: ImportedEvent
}

/** Which sport a format carries. */
const sportOfFormat: Readonly<Record<ImportFormat, string>> = {
  usebio: 'bridge',
  pbn: 'bridge',
  lin: 'bridge',
  acblJson: 'bridge',
  bridgemate: 'bridge',
  csv: 'bridge',
  trf: 'guandan',
}

const sectionOf = (event: ImportedEvent): ReadonlyMap<string, string> => {
  const sections = new Set(event.sessions.flatMap(session => session.sections.map(section => section.id)))
  if (sections.size < 2) return new Map()
  return new Map(
    event.sessions.flatMap(session =>
      session.sections.flatMap(section => section.entrants.map(key => [key, section.id])),
    ),
  )
}

const entrantFacts = (event: ImportedEvent) => {
  const sections = sectionOf(event)
  return event.entrants.map((entrant: ImportedEntrant) => ({
    id: entrantId(entrant.key),
    number: entrant.number,
    group: event.winners === 2 ? entrant.direction : undefined,
    section: entrant.section ?? sections.get(entrant.key),
  }))
}

/** A slot says where in the event a sheet belongs; the same file always gives the same slots. */
const slotNamer = () => {
  const taken = new Map<string, number>()
  return (parts: readonly (string | number | undefined)[]): string => {
    const name = parts.filter(part => part !== undefined && part !== '').join('/')
    const times = (taken.get(name) ?? 0) + 1
    taken.set(name, times)
    return times === 1 ? name : `${name}#${times}`
  }
}

interface PlannedSheet {
  readonly fact: SheetFact<unknown>
  readonly record: ImportedRecord | undefined
}

const plannedSheets = (event: ImportedEvent): PlannedSheet[] => {
  const nameSlot = slotNamer()
  const numbers = new Map(event.entrants.map(entrant => [entrant.key, entrant.number]))
  return event.sessions.flatMap(session =>
    session.sections.flatMap(section =>
      section.boards.flatMap(board =>
        board.lines.map((line: ImportedLine) => {
          const sides = line.sides.map(key => numbers.get(key) ?? key).join('-')
          const slot = nameSlot([
            `s${session.number}`,
            section.id,
            line.round && `r${line.round}`,
            `b${board.number}`,
            sides,
          ])
          const fact = {
            id: factId(slot),
            slot,
            session: session.number,
            section: section.id || undefined,
            round: line.round,
            table: line.table,
            board: board.number,
            sides: line.sides.map(entrantId),
            sheet: sheetOf(line, board.vulnerability),
          }
          return { fact, record: line.record }
        }),
      ),
    ),
  )
}

/** The markings of the board that was used stand for the session (Law 2). */
const sheetOf = (line: ImportedLine, vulnerability: string | undefined): unknown => ({
  ...line.sheet,
  ...(line.lead ? { lead: line.lead } : {}),
  ...(vulnerability ? { vulnerable: vulnerability } : {}),
})

const teamKinds: ReadonlySet<string> = new Set(['teams', 'swissTeams', 'knockout'])

/**
 * The method of the rules for a file's scoring. Files say IMPs of teams and of pairs alike: teams compare two tables,
 * pairs every table with each other, which for the two rooms of one match is the same.
 */
const methodOf = ({ scoring, eventType }: ImportedEvent): string => {
  const teams = teamKinds.has(eventType)
  if (scoring === 'imp') return teams ? 'teamImp' : 'crossImp'
  return scoring === 'totalPoints' && teams ? 'aggregate' : scoring
}

/**
 * What a file would become. The arithmetic profile is the program's own unless another is asked for.
 * Problems: FORMAT_WITHOUT_SPORT, DATE_MISSING.
 */
export const planImport = (event: ImportedEvent, profile?: string): Result<ImportPlan, readonly Problem[]> => {
  const sport = sportOf(sportOfFormat[event.format])
  if (!sport) return err([problem('FORMAT_WITHOUT_SPORT', { params: { format: event.format } })])
  const chosen = profile ?? sport.profiles?.forProgram(event.program?.name ?? '', event.program?.version)
  const settings = {
    ...(event.scoring === 'unknown' ? {} : { method: methodOf(event) }),
    winners: event.winners,
    ...(chosen ? { profile: chosen } : {}),
  }
  const planned = plannedSheets(event)
  const sheets = planned.map(one => one.fact)
  return ok({
    sport,
    editionId: defaultEdition(sport).id,
    settings,
    profile: chosen,
    facts: { entrants: entrantFacts(event), sheets, adjustments: [], lots: [], settings },
    records: new Map(planned.flatMap(({ fact, record }) => (record ? [[fact.slot, record] as const] : []))),
    event,
  })
}
