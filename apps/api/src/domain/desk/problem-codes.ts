/** What can be wrong at the anomaly desk. */
export const deskProblemCodes = ['ANOMALY_UNKNOWN', 'ANOMALY_SETTLED_ALREADY', 'WORK_TAKEN'] as const

export type DeskProblemCode = (typeof deskProblemCodes)[number]
