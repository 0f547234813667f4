import type { BridgeBook } from '../book.js'
import type { BridgeFacts } from '../sheet/effective-sheets.js'
import { type BridgeProfileId, bridgeProfileIds, bridgeProfiles } from '../settings/profiles.js'
import type { ArithmeticProfile } from '../settings/profile.js'
import type { BridgeSettings } from '../settings/settings.js'
import type { PrintedFigures } from './printed-figures.js'
import { exactText, type Trial, tryProfile } from './trial.js'
import { oneRuleApart } from './variants.js'

export interface SearchRequest {
  readonly book: BridgeBook
  readonly facts: BridgeFacts
  readonly printed: PrintedFigures
  /** Method and all else that is settled; its profile is where the search starts from. */
  readonly settings: BridgeSettings
  /** Keys of the profile that the file states itself. */
  readonly stated: Readonly<Partial<ArithmeticProfile>>
  readonly artificialImps: readonly string[]
}

/**
 * `ambiguous` names how many rules explain the file's figures equally well and yet give different results: the first of
 * them is taken, as it is nearer to the file than where the search started.
 */
export type Found = { readonly trial: Trial; readonly ambiguous?: number } & (
  | { readonly kind: 'start' }
  | { readonly kind: 'named'; readonly id: BridgeProfileId }
  | { readonly kind: 'rules'; readonly changes: Readonly<Partial<ArithmeticProfile>> }
)

/** Beyond so many results only the named profiles are tried. */
const mostSheets = 3000
const mostSteps = 3

/**
 * Whether a rule explains a file: all its figures, or all but the odd line corrected by hand — one in fifty, and at
 * least twice as well as where the search started.
 */
const explains = ({ agree }: Trial, count: number, start: Trial): boolean =>
  agree === count || ((count - agree) * 50 <= count && (count - agree) * 2 <= count - start.agree)

const different = (trials: readonly Trial[]): number => new Set(trials.map(exactText)).size

const under = (request: SearchRequest, profile: ArithmeticProfile): Trial | undefined =>
  tryProfile(
    request.book,
    request.facts,
    { ...request.settings, profile: { ...profile, ...request.stated } },
    request.printed,
  )

const rivals = (trials: readonly Trial[]): { ambiguous?: number } =>
  different(trials) < 2 ? {} : { ambiguous: trials.length }

const amongNamed = (request: SearchRequest): Found | undefined => {
  const { count } = request.printed
  const tried = bridgeProfileIds.flatMap(id => {
    const trial = under(request, bridgeProfiles[id])
    return trial && trial.agree === count ? [{ kind: 'named', trial, id } as const] : []
  })
  const [first] = tried
  return first && { ...first, ...rivals(tried.map(({ trial }) => trial)) }
}

interface Step {
  readonly trial: Trial
  readonly changes: Readonly<Partial<ArithmeticProfile>>
}

/** All profiles one rule further on that explain most figures of the file. */
const furtherOn = (request: SearchRequest, { trial, changes }: Step): readonly Step[] => {
  const { profile, method } = trial.settings
  const stated = new Set([...Object.keys(request.stated), ...Object.keys(changes)])
  const tried = oneRuleApart(method, profile, stated, request.artificialImps).flatMap(change => {
    const next = under(request, { ...profile, ...change })
    return next && next.agree > trial.agree ? [{ trial: next, changes: { ...changes, ...change } }] : []
  })
  const most = Math.max(0, ...tried.map(step => step.trial.agree))
  return tried.filter(step => step.trial.agree === most)
}

const byRules = (request: SearchRequest, start: Trial): Found | undefined => {
  const { count } = request.printed
  let steps: readonly Step[] = [{ trial: start, changes: {} }]
  for (let step = 0; step < mostSteps && (steps[0]?.trial.agree ?? count) < count; step++) {
    const next = furtherOn(request, steps[0] as Step)
    if (next.length === 0) break
    steps = next
  }
  const [best] = steps
  if (!best || best.trial === start || !explains(best.trial, count, start)) return undefined
  return { kind: 'rules', ...best, ...rivals(steps.map(({ trial }) => trial)) }
}

/**
 * The arithmetic behind a file's figures. The start stands while it explains them; else a named profile that explains
 * them all; else the fewest rules apart from the start. Undefined where the facts cannot be scored at all.
 */
export const searchProfile = (request: SearchRequest): Found | undefined => {
  const { facts, printed, settings } = request
  const start = under(request, settings.profile)
  if (!start) return undefined
  if (start.agree === printed.count) return { kind: 'start', trial: start }
  const named = amongNamed(request)
  const found = named ?? (facts.sheets.length > mostSheets ? undefined : byRules(request, start))
  return found ?? { kind: 'start', trial: start }
}

/** Whether what was found accounts for the file's figures. */
export const isExplained = (found: Found, count: number): boolean =>
  found.trial.agree === count || (found.kind !== 'start' && (count - found.trial.agree) * 50 <= count)
