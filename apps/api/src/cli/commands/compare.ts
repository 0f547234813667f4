import { err, ok, problem, type RulesEdition, sportOfEdition, sports } from '@paiji/rules'
import { entriesByStages, stagesByEvents } from '../../domain/events/events.repo.js'
import { loadFacts } from '../../domain/standings/load-facts.js'
import { findStage } from '../../domain/standings/stage.repo.js'
import { eventOf } from '../event-of.js'
import { CommandFailure, settled } from '../failure.js'
import { printJson } from '../print-json.js'
import { type Workplace, withDatabase } from '../with-database.js'

export interface CompareOptions {
  /** Separated by commas; all of the sport's unless named. */
  readonly editions?: string
  readonly stage?: string
  readonly language: string
  readonly json?: boolean
}

/** Editions by their ids, in full (`bridge/laws-2017`) or without the sport. */
const editionsOf = (text: string): readonly RulesEdition[] =>
  text.split(',').map(id => {
    const named = (edition: RulesEdition) => edition.id === id.trim() || edition.id.endsWith(`/${id.trim()}`)
    const edition = sports.flatMap(sport => sport.editions).find(named)
    if (!edition) throw new CommandFailure(`There is no edition "${id}" here.`)
    return edition
  })

/** Every edition with the one after it, and the first with the last. */
const pairsOf = <T>(all: readonly T[]): readonly (readonly [T, T])[] => {
  const pairs = all.slice(1).map((next, i) => [all[i] as T, next] as const)
  return all.length > 2 ? [...pairs, [all[0] as T, all.at(-1) as T]] : pairs
}

const stageOf = async ({ deps }: Workplace, eventId: string, ordinal: string | undefined) => {
  const stages = await stagesByEvents(deps.db, [eventId])
  const row = ordinal === undefined ? stages.at(-1) : stages.find(one => String(one.ordinal) === ordinal)
  const stage = row && (await findStage(deps.db, row.id))
  if (!stage) throw new CommandFailure('This event has no such stage.')
  const sport = sportOfEdition(stage.editionId)
  return sport?.compare ? ok({ stage, sport, compare: sport.compare }) : err([problem('NO_RESULTS_FILE_FOR_SPORT')])
}

/** The same facts of a stage under several editions of its rules: what differs, and the articles that make it. */
export const compareStage = (event: string, options: CompareOptions): Promise<void> =>
  withDatabase(async place => {
    const named = options.editions === undefined ? undefined : editionsOf(options.editions)
    const found = await stageOf(place, await eventOf(place.deps, event), options.stage)
    const { stage, sport, compare } = settled(found)
    const editions = named ?? sport.editions
    if (editions.length < 2) throw new CommandFailure('Name two editions or more.')
    const { facts } = await loadFacts(place.deps.db, stage)
    const entries = await entriesByStages(place.deps.db, [stage.id])
    const names = new Map(entries.map(entry => [entry.id, [entry.number, entry.group].filter(Boolean).join(' ')]))
    const about = {
      language: options.language === 'zh' ? 'zh' : 'en',
      entrant: (id: string) => names.get(id) ?? id,
      slot: (slot: string) => slot,
    } as const
    const reports = pairsOf(editions).map(([a, b]) => settled(compare(facts, a, b)))
    if (options.json) for (const { comparison } of reports) printJson(comparison)
    else process.stdout.write(`${reports.map(({ report }) => report(about).join('\n')).join('\n\n')}\n`)
  })
