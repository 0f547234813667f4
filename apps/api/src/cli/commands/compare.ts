import { err, ok, type Problem, problem, readStageFacts, type Result, type StageFacts } from '@paiji/rules'
import {
  type BridgeEdition,
  type BridgeFacts,
  bridgeEditionOf,
  compareEditions,
  type EditionComparison,
  editionReport,
} from '@paiji/rules/bridge'
import { entriesByStages, stagesByEvents } from '../../domain/events/events.repo.js'
import { loadFacts } from '../../domain/standings/load-facts.js'
import { findStage } from '../../domain/standings/stage.repo.js'
import { eventOf } from '../event-of.js'
import { CommandFailure, settled } from '../failure.js'
import { printJson, type Workplace, withDatabase } from '../with-database.js'

export interface CompareOptions {
  readonly editions: string
  readonly stage?: string
  readonly language: string
  readonly json?: boolean
}

const editionsOf = (text: string): readonly BridgeEdition[] =>
  text.split(',').map(id => {
    const edition = bridgeEditionOf(id.trim().replace('bridge/', ''))
    if (!edition) throw new CommandFailure(`There is no edition "${id}" of bridge here.`)
    return edition
  })

/** Every edition with the one after it, and the first with the last. */
const pairsOf = <T>(all: readonly T[]): readonly (readonly [T, T])[] => {
  const pairs = all.slice(1).map((next, i) => [all[i] as T, next] as const)
  return all.length > 2 ? [...pairs, [all[0] as T, all.at(-1) as T]] : pairs
}

const compared = (
  facts: StageFacts<unknown>,
  a: BridgeEdition,
  b: BridgeEdition,
): Result<EditionComparison, readonly Problem[]> => {
  const read = readStageFacts(a, facts)
  return read.ok ? compareEditions(read.value as BridgeFacts, a, b) : read
}

const stageOf = async ({ deps }: Workplace, eventId: string, ordinal: string | undefined) => {
  const stages = await stagesByEvents(deps.db, [eventId])
  const row = ordinal === undefined ? stages.at(-1) : stages.find(one => String(one.ordinal) === ordinal)
  const stage = row && (await findStage(deps.db, row.id))
  if (!stage) throw new CommandFailure('This event has no such stage.')
  return bridgeEditionOf(stage.editionId) ? ok(stage) : err([problem('NO_RESULTS_FILE_FOR_SPORT')])
}

/** The same facts of a stage under several editions of the Laws: what differs, and the articles that make it. */
export const compareStage = (event: string, options: CompareOptions): Promise<void> =>
  withDatabase(async place => {
    const editions = editionsOf(options.editions)
    if (editions.length < 2) throw new CommandFailure('Name two editions or more.')
    const stage = settled(await stageOf(place, await eventOf(place.deps, event), options.stage))
    const { facts } = await loadFacts(place.deps.db, stage)
    const entries = await entriesByStages(place.deps.db, [stage.id])
    const names = new Map(entries.map(entry => [entry.id, [entry.number, entry.group].filter(Boolean).join(' ')]))
    const about = {
      language: options.language === 'zh' ? 'zh' : 'en',
      entrant: (id: string) => names.get(id) ?? id,
      slot: (slot: string) => slot,
    } as const
    const reports = pairsOf(editions).map(([a, b]) => settled(compared(facts, a, b)))
    if (options.json) for (const report of reports) printJson(report)
    else process.stdout.write(`${reports.map(one => editionReport(one, about).join('\n')).join('\n\n')}\n`)
  })
