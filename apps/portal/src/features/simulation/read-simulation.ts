import type { VariablesOf } from '@/gql'
import type { SimulatePolicyQuery } from './simulation.graphql'

type Given = Readonly<Record<string, string | string[] | undefined>>
type Variables = VariablesOf<typeof SimulatePolicyQuery>

/** What the address asks to be tried; text as it was typed. */
export interface SimulationInput {
  readonly ranking: string | undefined
  readonly variables: Omit<Variables, 'input'>
  readonly numbers: NonNullable<Variables['input']['numbers']>
  readonly from: string | undefined
  readonly to: string | undefined
  readonly after: number
  /** Everything as it stands in the address, for the next page of it. */
  readonly given: Readonly<Record<string, string>>
}

const PAGE = 50
const YEARS = ['year1', 'year2', 'year3'] as const
const CATEGORY = 'factor-'

const whole = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : undefined

const sharesOf = (given: Readonly<Record<string, string>>): string[] | undefined => {
  const shares = YEARS.map(year => given[year] ?? '')
  const last = shares.findLastIndex(share => share !== '')
  return last < 0 ? undefined : shares.slice(0, last + 1).map(share => share || '0')
}

const numbersOf = (given: Readonly<Record<string, string>>): SimulationInput['numbers'] => {
  const [bestOf, expiryMonths, minimumField] = [given.bestOf, given.expiry, given.minimum].map(whole)
  const [yearShares, awardedShare] = [sharesOf(given), given.awarded]
  const categories = Object.entries(given)
    .filter(([name]) => name.startsWith(CATEGORY))
    .map(([name, factor]) => ({ category: name.slice(CATEGORY.length), factor }))
  return {
    ...(bestOf === undefined ? {} : { bestOf }),
    ...(expiryMonths === undefined ? {} : { expiryMonths }),
    ...(minimumField === undefined ? {} : { minimumField }),
    ...(yearShares ? { yearShares } : {}),
    ...(awardedShare ? { awardedShare } : {}),
    ...(categories.length > 0 ? { categories } : {}),
  }
}

/** Fields of the form by the parts of a rule that their numbers are put into; of shares and categories there are several. */
const fieldsOfRule: readonly (readonly [RegExp, (name: string) => string])[] = [
  [/^(ranking|from|to)$/, name => name],
  [/^bestOf\b/, () => 'bestOf'],
  [/^decay\.shares\[(\d+)]/, at => YEARS[Number(at)] ?? ''],
  [/^expiry\b/, () => 'expiry'],
  [/^categories\.(.+)$/, category => CATEGORY + category],
  [/^cutOff\.fraction$/, () => 'awarded'],
  [/^field\.minimum$/, () => 'minimum'],
]

/** The field of the form that a problem's path speaks of, within the input or within the rule; undefined where it has none. */
export const fieldOfPath = (path: string): string | undefined => {
  for (const [pattern, fieldOf] of fieldsOfRule) {
    const found = pattern.exec(path)
    if (found) return fieldOf(found[1] ?? '') || undefined
  }
  return undefined
}

/** The address of the page → what to ask the API. Empty fields change nothing. */
export const readSimulation = (params: Given): SimulationInput => {
  const pairs = Object.entries(params).filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string' && pair[1].trim() !== '',
  )
  const given = Object.fromEntries(pairs.map(([name, value]) => [name, value.trim()]))
  const after = whole(given.after) ?? 0
  return {
    ranking: given.ranking,
    numbers: numbersOf(given),
    from: given.from,
    to: given.to,
    after,
    given,
    variables: { first: PAGE, after, movedOnly: given.moved === '1' },
  }
}
