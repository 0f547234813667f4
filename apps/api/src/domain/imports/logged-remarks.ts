import type { ImportedLine } from '@paiji/formats'
import { type Problem, type RulesEdition, type SheetFact } from '@paiji/rules'

interface Planned {
  readonly fact: SheetFact<unknown>
  readonly line: ImportedLine
}

/**
 * What the rules say against the sheets of a log of online play: points and fans that the tiles are not worth, settlements
 * and levels that do not follow. The log stands; each remark is at the place of its sheet.
 */
export const loggedRemarks = (
  edition: RulesEdition | undefined,
  planned: readonly Planned[],
  conditions: Readonly<Record<string, unknown>>,
): readonly Problem[] => {
  const settings = edition?.parseSettings(conditions)
  if (!edition || !settings?.ok) return []
  return planned.flatMap(({ fact, line }) => {
    const sheet = line.logged ? edition.parseSheet(fact.sheet) : undefined
    if (!sheet?.ok) return sheet?.error ?? []
    const place = { settings: settings.value, round: fact.round, table: fact.table }
    const found = [...(edition.refusals?.(sheet.value, place) ?? []), ...(edition.remarks?.(sheet.value, place) ?? [])]
    return found.map(one => ({
      ...one,
      severity: 'warning' as const,
      at: { ...line.location, ...(one.at?.path ? { path: one.at.path } : {}) },
    }))
  })
}
