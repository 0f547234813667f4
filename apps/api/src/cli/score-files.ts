import { readFile as readBytes } from 'node:fs/promises'
import path from 'node:path'
import type { ImportedEvent } from '@paiji/formats'
import { editionOf, type PrintedStage, type Problem, problem, type StageFacts } from '@paiji/rules'
import { type ImportPlan, planImport } from '../domain/imports/import-plan.js'
import { readFile } from '../domain/imports/read-file.js'

type Answer = Readonly<Record<string, unknown>>

const refusal = (id: string, problems: readonly Problem[]): Answer => ({ id, problems })

const answerLines = (facts: StageFacts<unknown>, { awards }: PrintedStage, numbers: ReadonlyMap<string, string>) =>
  facts.sheets.map(({ slot, session, section, board, sides }) => {
    const printed = awards.get(slot)
    return {
      slot,
      session,
      section,
      board,
      sides: sides.map(side => numbers.get(side) ?? side),
      ...(printed ? { nsAward: printed.ns, ewAward: printed.ew } : {}),
    }
  })

const answerStandings = (event: ImportedEvent, facts: StageFacts<unknown>, { standings }: PrintedStage) => {
  const entrants = new Map(facts.entrants.map(entrant => [entrant.id as string, entrant]))
  const published = new Map(event.entrants.map(entrant => [entrant.key, entrant.published]))
  return standings.map(({ line, total, percent }) => {
    const { number, group, section } = entrants.get(line.entrant) ?? { number: line.entrant }
    return {
      entrant: number,
      direction: group,
      section,
      total,
      percent,
      rank: line.rank,
      published: published.get(line.entrant),
    }
  })
}

const answerPlan = (id: string, { event, facts, editionId, settings, choice, leftOut }: ImportPlan): Answer => {
  const edition = editionOf(editionId)
  if (!edition) return refusal(id, [problem('EDITION_UNKNOWN', { params: { edition: editionId } })])
  const printed = edition.print?.(facts)
  if (!printed) return refusal(id, [problem('NO_RESULTS_FILE_FOR_SPORT', { params: { edition: editionId } })])
  if (!printed.ok) return refusal(id, printed.error)
  const numbers = new Map(facts.entrants.map(entrant => [entrant.id as string, entrant.number]))
  return {
    id,
    ...settings,
    because: choice?.because ?? [],
    figures: choice?.figures,
    lines: answerLines(facts, printed.value, numbers),
    standings: answerStandings(event, facts, printed.value),
    notes: [...event.problems, ...leftOut],
  }
}

interface Chosen {
  readonly edition?: string
  readonly profile?: string
}

/**
 * One results file scored as it stands, under the arithmetic it calls for (`because` says why) or the named `profile`;
 * `figures` says how many of the figures it prints are ours, `notes` what the reader remarked.
 */
export const scoreFile = async (file: string, chosen: Chosen = {}): Promise<Answer> => {
  const id = path.basename(file)
  const content = await readBytes(file).catch(() => undefined)
  if (!content) return refusal(id, [{ code: 'FILE_NOT_FOUND' }])
  const event = await readFile(content, id)
  if (!event.ok) return refusal(id, event.error)
  const plan = planImport(event.value, chosen)
  return plan.ok ? answerPlan(id, plan.value) : refusal(id, plan.error)
}
