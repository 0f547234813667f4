/** What can stand in the way of handing results out. */
export const exportProblemCodes = [
  'BULK_EXPORTS_TOO_MANY',
  'BULK_EXPORT_ENDED',
  'BULK_EXPORT_UNKNOWN',
  'BULK_QUERY_NOT_PAGED',
  'BULK_QUERY_NOT_READABLE',
  'BULK_QUERY_TOO_COSTLY',
  'EXPORT_FORMAT_UNKNOWN',
  'FOLDER_NOT_EMPTY',
  'NO_RESULTS_FILE_FOR_SPORT',
  'OPEN_DATA_EMPTY',
] as const

export type ExportProblemCode = (typeof exportProblemCodes)[number]

export const exportRefusalCodes = ['REVISION_NOT_PUBLISHED'] as const
