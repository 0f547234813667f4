/** What can be wrong with a file on its way. */
export const uploadProblemCodes = [
  'FILE_EMPTY',
  'FILE_TOO_LARGE',
  'FILE_NAME_UNSAFE',
  'UPLOADS_TOO_MANY',
  'UPLOAD_UNKNOWN',
] as const

export type UploadProblemCode = (typeof uploadProblemCodes)[number]
