/** Points that one sheet brought in from an earlier system. */
export interface BroughtPointsRecord {
  readonly recordedAt: string
  readonly supersededAt: string | null
  readonly id: string
  readonly organisation: string
  readonly system: string | null
  readonly inputDigest: string
  readonly awards: readonly {
    readonly id: string
    readonly row: number
    readonly person: string
    readonly sport: string
    readonly points: number
    readonly colour: string
    readonly category: string | null
    readonly earnedOn: string
    readonly expiresOn: string | null
    readonly note: string | null
  }[]
}
