/** A copy without the members that are `undefined`, so that equal policies have equal JSON. */
export const withoutAbsent = <T extends object>(value: { [K in keyof T]: T[K] | undefined }): T =>
  Object.fromEntries(Object.entries(value).filter(([, item]) => item !== undefined)) as T
