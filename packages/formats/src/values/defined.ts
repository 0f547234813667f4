/** Leaves out keys without a value, so that what is absent in the file is absent in the result. */
export const defined = <T extends object>(fields: T): T => {
  const keys = Object.keys(fields) as (keyof T)[]
  if (keys.every(key => fields[key] !== undefined)) return fields
  const present: Partial<T> = {}
  for (const key of keys) if (fields[key] !== undefined) present[key] = fields[key]
  return present as T
}
