/** Leaves out keys without a value, so that what is absent in the file is absent in the result. */
export const defined = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T
