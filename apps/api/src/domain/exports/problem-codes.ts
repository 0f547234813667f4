/** What can stand in the way of handing results out. */
export const exportProblemCodes = [
  'EXPORT_FORMAT_UNKNOWN',
  'FOLDER_NOT_EMPTY',
  'NO_RESULTS_FILE_FOR_SPORT',
  'OPEN_DATA_EMPTY',
] as const

export type ExportProblemCode = (typeof exportProblemCodes)[number]

export const exportRefusalCodes = ['REVISION_NOT_PUBLISHED'] as const
