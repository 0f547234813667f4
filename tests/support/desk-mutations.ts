/** The mutations of the anomaly desk, walked in `staff-day.test.ts`. */
export const deskMutations = ['acceptAnomaly', 'ownAnomaly', 'runChecks', 'takeWork'] as const
