/** The mutations of the life of events and entries, walked in `every-event-mutation.test.ts`. */
export const eventMutations = [
  'cancelEvent',
  'changeEvent',
  'copyEvent',
  'reinstateEntry',
  'removeEntry',
  'removeEvent',
  'removeStage',
  'renameEntry',
  'restoreEvent',
] as const
