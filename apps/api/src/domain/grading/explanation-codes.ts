/** What the evidence of a grade says; the sentences are the portal's. */
export const gradingExplanationCodes = [
  'gradeReached',
  'gradePoints',
  'gradeColour',
  'gradeEvents',
  'gradeAward',
] as const

export type GradingExplanationCode = (typeof gradingExplanationCodes)[number]
