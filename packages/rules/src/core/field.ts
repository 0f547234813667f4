/** One of several codes to choose from. */
export interface ChoiceField {
  readonly kind: 'choice'
  readonly name: string
  readonly options: readonly string[]
  readonly optional?: boolean
}

/** A whole number within bounds, both included. */
export interface IntegerField {
  readonly kind: 'integer'
  readonly name: string
  readonly min: number
  readonly max: number
  readonly optional?: boolean
}
