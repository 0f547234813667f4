import { type Day, monthsBefore } from './calendar.js'
import { type ConflictFinding, type ConflictRules, type Relation, relationKinds, type Weight } from './relation.js'

const fading = new Set<Relation['kind']>(['partner', 'teamMate'])

/** The weight of one tie on the day the panel is formed. */
const weightOf = (relation: Relation, rules: ConflictRules, today: Day): Weight => {
  const weight = rules.weights[relation.kind]
  if (relation.kind === 'underSanction') return relation.until === undefined || today < relation.until ? weight : 'none'
  if (relation.kind === 'placeAtStake' && (relation.places ?? 0) === 0) return 'none'
  if (!fading.has(relation.kind) || relation.on === undefined || weight === 'none') return weight
  if (relation.on < monthsBefore(today, rules.partnershipMonths)) return 'none'
  return weight === 'hard' && relation.on < monthsBefore(today, rules.partnershipHardMonths) ? 'soft' : weight
}

const order = new Map(relationKinds.map((kind, at) => [kind, at]))
const latest = (a: ConflictFinding, b: ConflictFinding): number => ((a.on ?? '') < (b.on ?? '') ? 1 : -1)

/**
 * The ties that bear on the case, hard ones first, then in the order of `relationKinds`; of several ties of one kind
 * to the same person the latest. Appeals practice: appeals.md 4; bridge leaves it to regulation (Law 93A).
 */
export const findConflicts = (
  relations: readonly Relation[],
  rules: ConflictRules,
  today: Day,
): readonly ConflictFinding[] => {
  const found = new Map<string, ConflictFinding>()
  for (const relation of relations) {
    const severity = weightOf(relation, rules, today)
    if (severity === 'none') continue
    const { kind: code, with: other, on, places, note } = relation
    const finding: ConflictFinding = {
      code,
      severity,
      ...(other === undefined ? {} : { with: other }),
      ...(on === undefined ? {} : { on }),
      ...(places === undefined ? {} : { places }),
      ...(note === undefined ? {} : { note }),
    }
    const key = `${code}/${other ?? ''}`
    const before = found.get(key)
    if (!before || latest(finding, before) < 0) found.set(key, finding)
  }
  const rank = (finding: ConflictFinding): number =>
    (finding.severity === 'hard' ? 0 : relationKinds.length) + (order.get(finding.code) ?? 0)
  return [...found.values()].sort((a, b) => rank(a) - rank(b) || latest(a, b))
}

/** A hard tie keeps a person off the panel; soft ones are weighed and shown. */
export const isExcluded = (findings: readonly ConflictFinding[]): boolean =>
  findings.some(finding => finding.severity === 'hard')
