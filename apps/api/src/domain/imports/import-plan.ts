import {
  chooseWinners,
  type ImportedBoard,
  type ImportedEntrant,
  type ImportedEvent,
  type ImportedLine,
  type ImportedRecord,
} from '@paiji/formats'
import {
  defaultEdition,
  editionOf,
  entrantId,
  err,
  type FileEvidence,
  factId,
  ok,
  type Problem,
  problem,
  type ProfileChoice,
  Ratios,
  type Result,
  type SheetFact,
  type SportRules,
  type StageFacts,
  sportOfFormat,
} from '@paiji/rules'
import { fileEvidence } from './file-evidence.js'
import { leftOut } from './left-out.js'
import { loggedRemarks } from './logged-remarks.js'
import { parRemarks } from './par-differences.js'
import { type ScoreDifference, scoreDifferences, scoreRemarks } from './score-differences.js'
import { rememberedChoice } from './remembered-choices.js'

/** A file's content as facts, contestants still under the file's own keys. */
export interface ImportPlan {
  readonly sport: SportRules
  readonly editionId: string
  readonly settings: Record<string, unknown>
  /** The profile it is scored under: a named one, or `figures`. */
  readonly profile: string | undefined
  /** What the file itself calls for, and why. */
  readonly choice: ProfileChoice | undefined
  /** What the file says that no fact was made of, or that contradicts what it was made of. */
  readonly leftOut: readonly Problem[]
  readonly facts: StageFacts<unknown>
  /** Results whose score in the file is not that of their contract. */
  readonly scores: readonly ScoreDifference[]
  /** What the file says of its own arithmetic. */
  readonly evidence: FileEvidence
  /** What was called and played, by slot. */
  readonly records: ReadonlyMap<string, ImportedRecord>
  readonly event: ImportedEvent
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
  readonly line: ImportedLine
  readonly board: ImportedBoard
}

const plannedSheets = (sport: SportRules, event: ImportedEvent): PlannedSheet[] => {
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
            board.number && `b${board.number}`,
            sides,
          ])
          const fact = {
            id: factId(slot),
            slot,
            session: session.number,
            section: section.id || undefined,
            round: line.round,
            table: line.table,
            board: board.number || undefined,
            sides: line.sides.map(entrantId),
            sheet: sheetOf(sport, line, board),
          }
          return { fact, line, board }
        }),
      ),
    ),
  )
}

const sheetOf = (
  { files }: SportRules,
  { sheet, lead }: ImportedLine,
  { vulnerability, copy }: Pick<ImportedBoard, 'vulnerability' | 'copy'>,
): unknown => ('own' in sheet ? sheet.own : (files?.sheetOf?.(sheet, { lead, vulnerability, copy }) ?? sheet))

/** Settings with what contestants of the file had before it, under the ids they have in the event. */
export const withCarried = (
  { sport, event }: Pick<ImportPlan, 'sport' | 'event'>,
  settings: Record<string, unknown>,
  idOf: (key: string) => string,
): Record<string, unknown> => {
  const carried = event.entrants.flatMap(({ key, carried: text }) => {
    const score = text === undefined ? undefined : Ratios.fromDecimal(text)
    return score ? [[idOf(key), Ratios.toText(score)] as const] : []
  })
  if (carried.length === 0 || !sport.seating.withCarried) return settings
  return { ...sport.seating.withCarried(settings, Object.fromEntries(carried)) }
}

interface PlanOptions {
  /** The newest unless told. */
  readonly edition?: string | undefined
  /** A named profile; what the file itself calls for unless told. */
  readonly profile?: string | null | undefined
  /** Lists of winners; what the file says or its movement shows unless told. */
  readonly winners?: number | null | undefined
  /** Digest of the file's bytes, where it may be asked for again. */
  readonly digest?: string | undefined
  /** Slots whose score counts as the file states it in place of their contract, or all that differ. */
  readonly fileScores?: readonly string[] | 'all' | undefined
}

/** The sheets, those of the chosen lines with the file's score in the place of the contract. */
const withFileScores = (
  sport: SportRules,
  planned: readonly PlannedSheet[],
  scores: readonly ScoreDifference[],
  chosen: PlanOptions['fileScores'] = [],
): readonly SheetFact<unknown>[] => {
  const taken = new Map(
    scores.flatMap(({ slot, stated }) => (chosen === 'all' || chosen.includes(slot) ? [[slot, stated] as const] : [])),
  )
  return planned.map(({ fact, line, board }) => {
    const nsScore = taken.get(fact.slot)
    return nsScore === undefined ? fact : { ...fact, sheet: sheetOf(sport, { ...line, sheet: { nsScore } }, board) }
  })
}

/** The event with as many lists of winners as were asked for. Problems: WINNERS_INVALID, WINNERS_IMPOSSIBLE. */
const withWinners = (
  event: ImportedEvent,
  winners: number | null | undefined,
): Result<ImportedEvent, readonly Problem[]> => {
  if (winners === undefined || winners === null || winners === event.winners) return ok(event)
  if (winners === 1 || winners === 2) return chooseWinners(event, winners)
  return err([problem('WINNERS_INVALID', { at: { path: 'winners' }, params: { value: winners } })])
}

/** The numbers of lists of winners that a file can be scored with; none where there is nothing to choose. */
export const winnersChoices = (event: ImportedEvent): readonly (1 | 2)[] => {
  if (event.eventType !== 'pairs' || event.winners === undefined) return []
  const possible = ([1, 2] as const).filter(winners => withWinners(event, winners).ok)
  return possible.length > 1 ? possible : []
}

/**
 * What a file would become. The arithmetic is what the file itself calls for unless another profile is asked for.
 * Problems: FORMAT_WITHOUT_SPORT, DATE_MISSING, WINNERS_INVALID, WINNERS_IMPOSSIBLE.
 */
export const planImport = (
  read: ImportedEvent,
  { edition, profile, digest, winners, fileScores }: PlanOptions = {},
): Result<ImportPlan, readonly Problem[]> => {
  const chosen = withWinners(read, winners)
  if (!chosen.ok) return chosen
  const event = chosen.value
  const sport = sportOfFormat(event.format)
  if (!sport) return err([problem('FORMAT_WITHOUT_SPORT', { params: { format: event.format } })])
  const planned = plannedSheets(sport, event)
  const wanted = edition ?? event.edition
  const editionId =
    wanted === undefined ? defaultEdition(sport).id : `${sport.id}/${wanted.replace(`${sport.id}/`, '')}`
  const scores = scoreDifferences(editionOf(editionId), planned)
  const sheets = withFileScores(sport, planned, scores, fileScores)
  const isOwn = planned.some(({ line }) => 'own' in line.sheet)
  const facts = {
    entrants: entrantFacts(event),
    sheets,
    adjustments: [],
    lots: [],
    settings: isOwn
      ? { ...event.conditions }
      : { winners: event.winners, ...(event.comparison ? { comparison: event.comparison } : {}) },
  }
  const evidence = fileEvidence(event, new Map(planned.map(({ fact, line }) => [fact.slot, line.published])))
  const choose = sport.profiles?.choose
  const choice = choose && rememberedChoice(digest, () => choose(editionId, facts, evidence))
  const named = profile ?? choice?.id
  const own = {
    ...facts.settings,
    ...choice?.settings,
    ...(choice?.method ? { method: choice.method } : {}),
    ...(choice ? { profile: named === choice.id ? choice.profile : named } : {}),
  }
  const settings = withCarried({ sport, event }, own, key => key)
  return ok({
    sport,
    editionId,
    settings,
    profile: named,
    choice,
    leftOut: [
      ...scoreRemarks(scores),
      ...parRemarks(editionOf(editionId), event),
      ...loggedRemarks(editionOf(editionId), planned, facts.settings),
      ...leftOut(event, choice?.settings !== undefined),
    ],
    facts: { ...facts, settings },
    scores,
    evidence,
    records: new Map(planned.flatMap(({ fact, line }) => (line.record ? [[fact.slot, line.record] as const] : []))),
    event,
  })
}
