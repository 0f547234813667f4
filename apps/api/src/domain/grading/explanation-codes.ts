/**
 * What the evidence of a grade says beside the rules' own sentences; the portal's words. Sums (`gradePoints`,
 * `gradeColour`, `gradeEvents`) stand only in evidence that was frozen before ladders had compound conditions.
 */
export const gradingExplanationCodes = [
  'gradeReached',
  'gradePoints',
  'gradeColour',
  'gradeEvents',
  'gradeAward',
  'gradeBroughtIn',
] as const

export type GradingExplanationCode = (typeof gradingExplanationCodes)[number]
