import type { Adjustment } from './adjustment.js'
import type { ClauseRef } from './clause.js'
import type { StageFacts } from './facts.js'
import type { EntrantId } from './ids.js'
import type { Problem } from './problem.js'

/** What a results file says about the arithmetic behind its own figures; all figures are decimal text, as printed. */
export interface FileEvidence {
  readonly program?: { readonly name: string; readonly version?: string }
  /** Methods of scoring the file may mean, the likeliest first; one where it says which. */
  readonly methods: readonly string[]
  /** Settings of the profile that the file states itself, by key. */
  readonly declared?: Readonly<Record<string, unknown>>
  /** By slot: what each side of a result got. */
  readonly lines: ReadonlyMap<string, LineFigures>
  readonly contestants: ReadonlyMap<EntrantId, { readonly total?: string; readonly percent?: string }>
  readonly matches?: readonly PrintedMatch[]
}

/** What a file prints of one match. */
export interface PrintedMatch {
  readonly session: number
  readonly round?: number
  readonly sides: readonly [EntrantId, EntrantId]
  readonly victoryPoints: readonly [string, string]
}

/** What the two sides of a result got; decimal text. */
export interface LineFigures {
  readonly ns?: string
  readonly ew?: string
}

type StatedAdjustment = Extract<Adjustment, { kind: 'stated' }>

/** One result of a file, what it states beside what is computed. */
export interface ComparedLine {
  readonly slot: string
  readonly file: LineFigures
  /** As the file would print them. */
  readonly computed: LineFigures
  /** Nothing where the file prints no figure of the line. */
  readonly agrees: boolean | undefined
  /** Somebody awarded it: it does not follow from the play. */
  readonly awarded: boolean
  /** The slot of the board at the other table of a match: the award is of both, and so is the choice. */
  readonly otherTable?: string
  /** What takes the file's figures, where they are not those computed. */
  readonly stated?: { readonly adjustment: StatedAdjustment; readonly clause: ClauseRef }
}

/** Every result of a file beside what its facts give, in the order of the facts. */
export type CompareLines = (
  editionId: string,
  facts: StageFacts<unknown>,
  evidence: FileEvidence,
) => readonly ComparedLine[]

/** The arithmetic chosen for a file, and why. */
export interface ProfileChoice {
  readonly method?: string
  /** A named profile, or `figures` for one that only the file's own figures show. */
  readonly id: string
  /** What a stage's settings hold: the id, or an object that `parseSettings` reads. */
  readonly profile: unknown
  /** Further settings that the file's figures show. */
  readonly settings?: Readonly<Record<string, unknown>>
  /** Reasons and warnings, for a person to read. */
  readonly because: readonly Problem[]
  /** How many of the figures the file prints are ours under this choice. */
  readonly figures: { readonly agree: number; readonly of: number }
}

/** The profile for a file's facts; `settings` of the facts are complete but for method and profile. */
export type ChooseProfile = (editionId: string, facts: StageFacts<unknown>, evidence: FileEvidence) => ProfileChoice
