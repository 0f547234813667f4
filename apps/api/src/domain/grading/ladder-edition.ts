import type { LadderEdition, Requirement } from '@paiji/rules/awards'
import { type LadderRequirements, type LadderStep, print } from './ladder.js'

const partsOf = ({ points, byColour, events }: LadderRequirements): Requirement[] => [
  ...(points === undefined ? [] : [{ kind: 'points', atLeast: print(points) } as const]),
  ...Object.entries(byColour ?? {}).map(
    ([colour, least]) => ({ kind: 'points', atLeast: print(least), colours: [colour] }) as const,
  ),
  ...(events === undefined ? [] : [{ kind: 'events', atLeast: events } as const]),
]

/** Every part must be met, and the step below must have been reached. */
const conditionOf = (step: LadderStep, below: LadderStep | undefined): Requirement => {
  const parts: Requirement[] = [
    ...partsOf(step.requires),
    ...(below ? [{ kind: 'grade', grade: below.grade } as const] : []),
  ]
  const [only] = parts
  return parts.length === 1 && only ? only : { kind: 'all', of: parts }
}

/** A stored ladder as the rules evaluate it. */
export const ladderEdition = (code: string, steps: readonly LadderStep[]): LadderEdition => ({
  kind: 'ladder',
  id: code,
  ladder: code,
  validFrom: '0001-01-01',
  chosenBy: 'competitionEnd',
  unit: '0.01',
  grades: steps.map((step, at) => ({ grade: step.grade, kept: 'life', requires: conditionOf(step, steps[at - 1]) })),
})
