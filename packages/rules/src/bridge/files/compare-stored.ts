import type { CompareEditions } from '../../core/compare-editions.js'
import { problem } from '../../core/problem.js'
import { readStageFacts } from '../../core/rank-stage.js'
import { err, ok } from '../../core/result.js'
import type { Bilingual } from '../../core/bilingual.js'
import { compareEditions, differenceTerms } from './compare-editions.js'
import { editionReport } from './edition-report.js'
import { bridgeEditionOf } from '../editions/index.js'
import type { BridgeFacts } from '../sheet/effective-sheets.js'

const nameOf = (code: string): Bilingual =>
  (differenceTerms as Readonly<Record<string, Bilingual>>)[code] ?? { zh: code, en: code }

/** The same stored facts under two editions of the Laws. Problem: EDITION_UNKNOWN. */
export const compareStored: CompareEditions = (stored, { id: first }, { id: second }) => {
  const [a, b] = [bridgeEditionOf(first), bridgeEditionOf(second)]
  if (!a || !b) return err([problem('EDITION_UNKNOWN', { params: { edition: a ? second : first } })])
  const facts = readStageFacts(a, stored)
  if (!facts.ok) return facts
  const comparison = compareEditions(facts.value as BridgeFacts, a, b)
  return comparison.ok
    ? ok({ comparison: comparison.value, nameOf, report: words => editionReport(comparison.value, words) })
    : comparison
}
