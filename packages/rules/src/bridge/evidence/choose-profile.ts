import type { ChooseProfile, FileEvidence, ProfileChoice } from '../../core/file-evidence.js'
import { problem, type Problem } from '../../core/problem.js'
import { fromDecimal, negate, toDecimal } from '../../core/ratio.js'
import type { BridgeBook } from '../book.js'
import { bridgeEditionOf } from '../editions/index.js'
import type { BridgeFacts } from '../sheet/effective-sheets.js'
import { parseProfile } from '../settings/parse-profile.js'
import type { ArithmeticProfile } from '../settings/profile.js'
import { type BridgeProfileId, bridgeProfiles, profileForProgram } from '../settings/profiles.js'
import { isRecord } from '../read.js'
import { parseBridgeSettings } from '../settings/settings.js'
import { type Method, methods } from '../types.js'
import { type PrintedFigures, printedFigures } from './printed-figures.js'
import { scaleOfMatches } from './scale-of-matches.js'
import { type Found, isExplained, searchProfile } from './search.js'
import { readFacts } from './read-facts.js'
import { printingLike } from './trial.js'

type Scale = NonNullable<ReturnType<typeof scaleOfMatches>>

interface Reading {
  readonly book: BridgeBook
  readonly facts: BridgeFacts
  readonly evidence: FileEvidence
  readonly printed: PrintedFigures
  readonly program: BridgeProfileId
  readonly stated: Readonly<Partial<ArithmeticProfile>>
}

/** What average plus and minus are worth in the file, where IMPs are printed for them. */
const artificialImpsOf = ({ facts, evidence }: Reading): readonly string[] => {
  const values = facts.sheets.flatMap(({ slot, sheet }) => {
    if (sheet.result !== 'adjusted') return []
    return (['ns', 'ew'] as const).flatMap(side => {
      const award = sheet[side]
      const printed = fromDecimal(evidence.lines.get(slot)?.[side] ?? '')
      if (award.kind !== 'average' || award.grade === 'average' || !printed) return []
      return toDecimal(award.grade === 'plus' ? printed : negate(printed), 2)
    })
  })
  return [...new Set(values)].filter(value => !value.startsWith('-')).slice(0, 4)
}

const searchMethod = (reading: Reading, method: Method): Found | undefined => {
  const { book, facts, printed, stated } = reading
  const settings = parseBridgeSettings({
    ...(isRecord(facts.settings) ? facts.settings : {}),
    method,
    profile: reading.program,
  })
  if (!settings.ok) return undefined
  const artificialImps = artificialImpsOf(reading)
  return searchProfile({ book, facts, printed, settings: settings.value, stated, artificialImps })
}

/** The method whose arithmetic explains the figures; the likeliest one where none or several do. */
const searchMethods = (reading: Reading): Found | undefined => {
  const likely = reading.evidence.methods.filter((name): name is Method => methods.includes(name as Method))
  const [first, ...others] = likely.map(method => () => searchMethod(reading, method))
  const found = first?.()
  const { count } = reading.printed
  if (!found || count === 0 || isExplained(found, count)) return found
  const explained = others.flatMap(search => {
    const other = search()
    return other && isExplained(other, count) ? [other] : []
  })
  return explained.length === 1 ? explained[0] : found
}

const reasonCode = ({ evidence, stated, program }: Reading, found: Found): string => {
  if (found.kind !== 'start') return 'PROFILE_FROM_FIGURES'
  if (Object.keys(stated).length > 0) return 'PROFILE_STATED'
  return evidence.program && program !== 'standard' ? 'PROFILE_OF_PROGRAM' : 'PROFILE_STANDARD'
}

const reasons = (reading: Reading, found: Found): readonly Problem[] => {
  const { evidence, printed } = reading
  const { agree, settings } = found.trial
  const figures = { agree, of: printed.count }
  const info = (code: string, params: Problem['params']): Problem => problem(code, { severity: 'info', params })
  const warning = (code: string, params: Problem['params']): Problem => problem(code, { severity: 'warning', params })
  const rivals = found.ambiguous
  return [
    info(reasonCode(reading, found), { ...figures, program: evidence.program?.name ?? '' }),
    ...(settings.method === evidence.methods[0] ? [] : [info('METHOD_FROM_FIGURES', { method: settings.method })]),
    ...(rivals === undefined ? [] : [warning('PROFILE_AMBIGUOUS', { rules: rivals })]),
    ...(agree === printed.count
      ? []
      : [warning('PROFILE_FIGURES_LEFT', { left: printed.count - agree, of: printed.count })]),
  ]
}

/** Only what differs from the named profile is stored beside its name. */
const storedProfile = (id: BridgeProfileId, profile: ArithmeticProfile): unknown => {
  const named = bridgeProfiles[id]
  const changed = Object.entries(profile).filter(([key, value]) => named[key as keyof ArithmeticProfile] !== value)
  return changed.length === 0 ? id : { program: id, ...Object.fromEntries(changed) }
}

/** What was found, with the scale of the file's matches where it prints their victory points. */
const withScale = (reading: Reading, found: Found): { reading: Reading; found: Found; scale?: Scale } => {
  const { book, facts, evidence } = reading
  const scale = scaleOfMatches(book, facts, found.trial, evidence.matches ?? [])
  if (scale === undefined || scale === 'contradictory') return { reading, found, ...(scale ? { scale } : {}) }
  const settings = { ...(isRecord(facts.settings) ? facts.settings : {}), victoryPoints: scale }
  const scaled: Reading = { ...reading, facts: { ...facts, settings } }
  const again = searchMethod(scaled, found.trial.settings.method)
  return again ? { reading: scaled, found: again, scale } : { reading, found }
}

/** What scales are called in every language. */
const properNames: Readonly<Record<string, string>> = {
  'wbf-2013': 'WBF 2013',
  'wbf-2013-discrete': 'WBF 2013, 0–20',
  'acbl-20': 'ACBL 20',
  'acbl-30': 'ACBL 30',
}

const scaleReasons = (scale: Scale | undefined, matches: number): readonly Problem[] => {
  if (scale === undefined) return []
  if (scale === 'contradictory') return [problem('SCALE_CONTRADICTORY', { severity: 'warning' })]
  return [
    problem('SCALE_FROM_MATCHES', {
      severity: 'info',
      params: { scale: properNames[scale.scale] ?? 'table', matches },
    }),
  ]
}

const choiceOf = (reading: Reading, found: Found, scale?: Scale): ProfileChoice => {
  const base = found.kind === 'named' ? found.id : reading.program
  const { trial } = found
  const { count } = reading.printed
  const explained = count > 0 && isExplained(found, count)
  const profile = storedProfile(base, explained ? printingLike(trial, reading.printed) : trial.settings.profile)
  return {
    method: trial.settings.method,
    id: typeof profile === 'string' ? profile : 'figures',
    profile,
    ...(scale && scale !== 'contradictory' ? { settings: { victoryPoints: scale } } : {}),
    because: [...reasons(reading, found), ...scaleReasons(scale, reading.evidence.matches?.length ?? 0)],
    figures: { agree: trial.agree, of: reading.printed.count },
  }
}

/**
 * The arithmetic of a results file from the file alone: what it states, the program that wrote it, and — where the
 * figures it prints say otherwise — the rule that explains them. Of several that explain them equally well the first is
 * taken, with a warning that a person must choose.
 */
export const chooseProfile: ChooseProfile = (editionId, facts, evidence) => {
  const program = profileForProgram(evidence.program?.name ?? '', evidence.program?.version)
  const book = bridgeEditionOf(editionId)?.book
  const declared = parseProfile(evidence.declared)
  const stated: Partial<ArithmeticProfile> = Object.fromEntries(
    Object.keys(evidence.declared ?? {}).map(key => [
      key,
      declared.ok ? declared.value[key as keyof ArithmeticProfile] : undefined,
    ]),
  )
  const printed = printedFigures(evidence)
  const reading = book && { book, facts: readFacts(facts), evidence, printed, program, stated }
  const found = reading && searchMethods(reading)
  if (reading && found) {
    const settled = withScale(reading, found)
    return choiceOf(settled.reading, settled.found, settled.scale)
  }
  const [method] = evidence.methods
  return { ...(method ? { method } : {}), id: program, profile: program, because: [], figures: { agree: 0, of: 0 } }
}
