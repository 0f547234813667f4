type Json = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

const conditionsOf = ({ points, byColour, events }: Json): Json[] => [
  ...(points === undefined ? [] : [{ kind: 'points', atLeast: points }]),
  ...Object.entries(isRecord(byColour) ? byColour : {}).map(([colour, atLeast]) => ({
    kind: 'points',
    atLeast,
    colours: [colour],
  })),
  ...(events === undefined ? [] : [{ kind: 'events', atLeast: events }]),
]

const gradeOf = (step: unknown, below: unknown): unknown => {
  if (!isRecord(step) || !isRecord(step.requires)) return step
  const held = isRecord(below) ? [{ kind: 'grade', grade: below.grade }] : []
  return { ...step, requires: { kind: 'all', of: [...conditionsOf(step.requires), ...held] } }
}

/**
 * Ladders were first stored as `{ steps: [{ grade, requires: { points, byColour, events } }] }`: every part must be met,
 * the step below reached first, points in hundredths, the end of the competition decides. The same as the rules read
 * ladders now; any other rule as it is. Versions of policies are never rewritten, so this is asked at every reading.
 */
export const inPresentForm = (rule: Json): Json => {
  const { steps, ...others } = rule
  if (!Array.isArray(steps)) return rule
  const grades = steps.map((step: unknown, at) => gradeOf(step, steps[at - 1]))
  return { chosenBy: 'competitionEnd', unit: '0.01', ...others, grades }
}
