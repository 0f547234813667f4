/** The mutations of the desk for spreadsheets, walked in `spreadsheets.test.ts`. */
export const spreadsheetMutations = [
  'commitSpreadsheet',
  'mendSpreadsheetRow',
  'readSpreadsheet',
  'undoSpreadsheet',
] as const

/** Those of files of several parts, walked in `tests/switch/large.test.ts`. */
export const largeMutations = ['checkLargeSpreadsheet', 'takeInLargeSpreadsheet', 'undoLargeSpreadsheet'] as const

/** Those of the switch from an earlier system, walked in `tests/switch/acts.test.ts`. */
export const switchMutations = ['acceptDifference', 'acceptDifferences', 'comparePrintedList', 'stateSwitch'] as const
