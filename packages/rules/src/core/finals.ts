type Fields = Readonly<Record<string, unknown>>

/** A usual way to go on after a preliminary, as the sport's articles know it. */
export interface FinalPreset {
  /** The key of its words. */
  readonly code: string
  /** How many usually go on. */
  readonly counts: readonly number[]
  /** The article that describes it, as the edition numbers it; absent where only regulations do. */
  readonly article?: string
  /** How so many play it, as the reader of stage plans takes it. */
  readonly format: (count: number) => Fields
  /** What comes along, as the reader of stage plans takes it. */
  readonly carryOver: Fields
}

/** Those beaten in a semifinal play for third place; a final of two has none. */
export const placementOf = (count: number): 'thirdPlace' | 'none' => (count > 2 ? 'thirdPlace' : 'none')

/** The stage that a final is made after. */
export interface BeforeFinal {
  readonly ordinal: number
  /** How many groups rank apart. */
  readonly groups: number
  /** How many play in it. */
  readonly field: number
}

/** A final of so many, as a stage is added. */
export interface FinalOffer {
  readonly count: number
  readonly plan: Fields
}

/** What a preset offers after such a stage: the best of it, of each of its groups the same number. */
export const finalOffers = ({ counts, format, carryOver }: FinalPreset, before: BeforeFinal): readonly FinalOffer[] =>
  counts
    .filter(count => count % before.groups === 0 && count < before.field)
    .map(count => ({
      count,
      plan: {
        format: format(count),
        from: [{ kind: 'places', stage: `${before.ordinal}`, perGroup: count / before.groups }],
        carryOver,
      },
    }))
