/** How far each of the first was behind the lead, round by round. */
export interface CourseStep {
  readonly behind: readonly number[]
}

export interface Course {
  /** One path for each of the first, in their order. */
  readonly paths: readonly string[]
  /** Where each is at the end. */
  readonly ends: readonly { readonly x: number; readonly y: number }[]
  /** How far behind the foot of the drawing is. */
  readonly depth: number
}

/** The way of the first through the rounds, the lead at the top; undefined for a single round or where all were level. */
export const courseOf = (steps: readonly CourseStep[], width: number, height: number): Course | undefined => {
  const depth = Math.max(0, ...steps.flatMap(({ behind }) => behind))
  if (steps.length < 2 || depth === 0) return undefined
  const x = (at: number): number => (at / (steps.length - 1)) * width
  const y = (behind: number): number => (behind / depth) * height
  const people = (steps[0]?.behind ?? []).map((_, who) => steps.map(({ behind }) => behind[who] ?? 0))
  return {
    depth,
    paths: people.map(line =>
      line.map((behind, at) => `${at === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(behind).toFixed(1)}`).join(''),
    ),
    ends: people.map(line => ({ x: width, y: y(line.at(-1) ?? 0) })),
  }
}
