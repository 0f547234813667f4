/** What must hold so many values by what was checked before; anything else is a fault of the program. */
const demand = (values: readonly unknown[], length: number): void => {
  if (values.length !== length) throw new RangeError(`${values.length} values where ${length} were due`)
}

/** A list of two as a pair. Throws for another length. */
export const pairOf = <T>(values: readonly T[]): readonly [T, T] => {
  demand(values, 2)
  return [values[0] as T, values[1] as T]
}

/** A list of four, such as the players of a table. Throws for another length. */
export const fourOf = <T>(values: readonly T[]): readonly [T, T, T, T] => {
  demand(values, 4)
  return [values[0] as T, values[1] as T, values[2] as T, values[3] as T]
}
