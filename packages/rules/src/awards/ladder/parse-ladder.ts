import type { Problem } from '../../core/problem.js'
import { err, ok, type Result } from '../../core/result.js'
import { PolicyReader } from '../policy-reader.js'
import { withoutAbsent } from '../without-absent.js'
import type { GradeStep, LadderEdition, Requirement } from './types.js'

const many = 1_000_000
const kinds = ['all', 'any', 'points', 'placing', 'events', 'grade'] as const

const pointsRule = (reader: PolicyReader): Requirement =>
  withoutAbsent<Extract<Requirement, { kind: 'points' }>>({
    kind: 'points',
    atLeast: reader.amount('atLeast'),
    colours: reader.optional('colours', name => reader.texts(name)),
    categories: reader.optional('categories', name => reader.texts(name)),
    months: reader.optional('months', name => reader.whole(name, 1, 1200)),
  })

const placingRule = (reader: PolicyReader): Requirement =>
  withoutAbsent<Extract<Requirement, { kind: 'placing' }>>({
    kind: 'placing',
    categories: reader.texts('categories'),
    placeAtMost: reader.whole('placeAtMost', 1, many),
    fieldAtLeast: reader.optional('fieldAtLeast', name => reader.whole(name, 1, many)),
    playRateAtLeast: reader.optional('playRateAtLeast', name => reader.amount(name)),
    winRateAtLeast: reader.optional('winRateAtLeast', name => reader.amount(name)),
    times: reader.optional('times', name => reader.whole(name, 1, many)),
    months: reader.optional('months', name => reader.whole(name, 1, 1200)),
  })

/** Deeper nesting than any rulebook has is refused rather than followed. */
const deepest = 20

const requirement = (reader: PolicyReader, depth: number): Requirement => {
  const kind = reader.choice('kind', kinds)
  if (kind === 'points') return pointsRule(reader)
  if (kind === 'placing') return placingRule(reader)
  if (kind === 'events') return { kind, atLeast: reader.whole('atLeast', 1, many) }
  if (kind === 'grade') return { kind, grade: reader.text('grade') }
  if (depth >= deepest) {
    reader.refuse('of', 'POLICY_TOO_DEEP', { deepest })
    return { kind, of: [] }
  }
  return { kind, of: reader.list('of', item => requirement(item, depth + 1)) }
}

const gradeStep = (reader: PolicyReader): GradeStep => ({
  grade: reader.text('grade'),
  requires: requirement(reader.child('requires'), 0),
  kept: reader.choice('kept', ['life', 'whileMet'] as const, 'life'),
})

/** Untyped JSON → ladder edition, or every problem (`POLICY_*`) with its path. */
export const parseLadder = (input: unknown): Result<LadderEdition, readonly Problem[]> => {
  const problems: Problem[] = []
  const reader = new PolicyReader(input, '', problems)
  const edition = withoutAbsent<LadderEdition>({
    kind: reader.choice('kind', ['ladder'] as const),
    id: reader.text('id'),
    ladder: reader.text('ladder'),
    validFrom: reader.day('validFrom'),
    validTo: reader.optional('validTo', name => reader.day(name)),
    chosenBy: reader.choice('chosenBy', ['competitionEnd', 'joinDate'] as const),
    unit: reader.amount('unit', 'positive'),
    grades: reader.list('grades', gradeStep),
  })
  return problems.length > 0 ? err(problems) : ok(edition)
}
