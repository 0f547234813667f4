type Rule = Readonly<Record<string, unknown>>

/** A sentence of a rule: its message with what goes into it. `of` are sentences beneath it. */
export interface Sentence {
  readonly code: string
  readonly values: Readonly<Record<string, string | number>>
  readonly of?: readonly Sentence[]
}

const isRule = (value: unknown): value is Rule => typeof value === 'object' && value !== null && !Array.isArray(value)
const rule = (value: unknown): Rule => (isRule(value) ? value : {})
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const text = (value: unknown): string => (value === undefined || value === null ? '' : String(value))

/** `0.5` or `1/2` as `50 %`; what is no number stays as it is. */
export const percent = (amount: unknown): string => {
  const [num = '', den = '1'] = text(amount).split('/')
  const share = (Number(num) * 100) / Number(den)
  return Number.isFinite(share) ? `${Math.round(share * 100) / 100} %` : text(amount)
}

const say = (code: string, values: Sentence['values'] = {}, of?: readonly Sentence[]): Sentence => ({
  code,
  values,
  ...(of ? { of } : {}),
})

const ageOf = (value: unknown): Sentence['values'] => {
  const age = rule(value)
  return { age: text(age.kind), months: text(age.months), startsMonth: text(age.startsMonth) }
}

/** How awards of many events become one value. */
const counting = (of: Rule): Sentence[] => {
  const [decay, expiry, best, carry] = [rule(of.decay), rule(of.expiry), rule(of.bestOf), rule(of.seasonCarry)]
  return [
    ...(best.count === undefined ? [] : [say('bestOf', { count: text(best.count) })]),
    ...Object.entries(rule(best.perCategory)).map(([category, count]) =>
      say('bestOfCategory', { category, count: text(count) }),
    ),
    ...(decay.kind === 'schedule'
      ? [
          say('decaySchedule', {
            ...ageOf(decay.age),
            shares: list(decay.shares).map(percent).join(', '),
            after: percent(decay.after ?? '0'),
          }),
        ]
      : []),
    ...(decay.kind === 'compound' ? [say('decayCompound', { ...ageOf(decay.age), keep: percent(decay.keep) })] : []),
    ...(expiry.periods === undefined ? [] : [say('expiry', { ...ageOf(expiry.age), periods: text(expiry.periods) })]),
    ...(carry.keep === undefined
      ? []
      : [say('carry', { keep: percent(carry.keep), above: text(carry.above), startsMonth: text(carry.startsMonth) })]),
    ...(list(of.colours).length > 0 ? [say('colours', { colours: list(of.colours).join(', ') })] : []),
  ]
}

const rounding = (of: Rule): Sentence[] => {
  const { step, direction, half } = rule(of.rounding)
  return step === undefined ? [] : [say('rounding', { step: text(step), direction: text(direction), half: text(half) })]
}

const base = (of: Rule): Sentence[] => {
  const { kind, amount, rows } = rule(of.base)
  if (kind === undefined) return []
  const steps = list(rows).map(row => say('baseRow', { from: text(rule(row).from), amount: text(rule(row).amount) }))
  return [say('base', { kind: text(kind), amount: text(amount) }, steps)]
}

const curve = (of: Rule): Sentence[] => {
  const { kind, shares, ratio, rows } = rule(of.curve)
  if (kind === undefined) return []
  const steps = list(rows).map(row =>
    say('curveRow', { from: text(rule(row).fromRank), share: percent(rule(row).share) }),
  )
  const listed = list(shares).map(percent).join(', ')
  return [say('curve', { kind: text(kind), shares: listed, ratio: text(ratio) }, steps)]
}

/** What a message selects by: `none` where the rule says nothing. */
const orNone = (value: string): string => value || 'none'

/** How places are numbered. */
const ranks = (of: Rule): Sentence[] => {
  const { method, first, second } = rule(of.ranks)
  if (method === undefined) return []
  return [say('ranks', { method: text(method), first: orNone(text(first)), second: orNone(text(second)) })]
}

/** What a place is worth. */
const award = (of: Rule): Sentence[] => {
  const [cutOff, field, ties] = [rule(of.cutOff), rule(of.field), rule(of.ties)]
  return [
    ...base(of),
    ...Object.entries(rule(of.categories)).map(([category, factor]) =>
      say('category', { category, factor: text(factor) }),
    ),
    ...(of.cap === undefined ? [] : [say('cap', { cap: text(of.cap) })]),
    ...curve(of),
    ...(cutOff.fraction === undefined ? [] : [say('cutOff', { fraction: percent(cutOff.fraction) })]),
    ...(cutOff.minimum === undefined ? [] : [say('cutOffMinimum', { count: text(cutOff.minimum) })]),
    ...(cutOff.maximum === undefined ? [] : [say('cutOffMaximum', { count: text(cutOff.maximum) })]),
    ...(field.minimum === undefined ? [] : [say('fieldMinimum', { count: text(field.minimum) })]),
    ...(of.consolation === undefined ? [] : [say('consolation', { amount: text(of.consolation) })]),
    ...(ties.method === undefined ? [] : [say('ties', { method: text(ties.method) })]),
    ...(of.nonMembers === undefined ? [] : [say('nonMembers', { how: text(of.nonMembers) })]),
    ...(of.leastPlayed === undefined ? [] : [say('leastPlayed', { share: percent(of.leastPlayed) })]),
  ]
}

/** One condition of a grade, with those it is made of. */
const requirement = (value: unknown): Sentence => {
  const of = rule(value)
  const months = orNone(text(of.months))
  const categories = orNone(list(of.categories).join(', '))
  if (of.kind === 'all' || of.kind === 'any') return say(text(of.kind), {}, list(of.of).map(requirement))
  if (of.kind === 'points')
    return say('points', {
      atLeast: text(of.atLeast),
      colours: orNone(list(of.colours).join(', ')),
      categories,
      months,
    })
  if (of.kind === 'placing')
    return say('placing', {
      ...{
        place: text(of.placeAtMost),
        times: text(of.times ?? 1),
        field: orNone(text(of.fieldAtLeast)),
        categories,
        months,
      },
    })
  if (of.kind === 'events') return say('eventsWon', { count: text(of.atLeast) })
  if (of.kind === 'grade') return say('grade', { grade: text(of.grade) })
  return say('other', {})
}

const grades = (of: Rule, locale: string): Sentence[] =>
  list(of.grades).map(value => {
    const step = rule(value)
    const name = text(locale === 'en' ? step.nameEn : step.nameZh)
    return say('gradeStep', { name, kept: text(step.kept) }, isRule(step.requires) ? [requirement(step.requires)] : [])
  })

/** What a rule says, in sentences that the messages `publicPolicies.says` hold; nothing for a kind that is not known. */
export const sentencesOf = (kind: string, of: Rule, locale: string): readonly Sentence[] => {
  if (kind === 'award') return [...award(of), ...counting(of), ...rounding(of)]
  if (kind === 'ranking') return [...counting(of), ...rounding(of), ...ranks(of)]
  if (kind === 'ladder') return grades(of, locale)
  return [say(of.method === 'mers' ? 'mers' : 'wengLin', {}), ...rounding(of)]
}

/** Sentences as one text each, so that two versions can be compared. */
export const keysOf = (sentences: readonly Sentence[]): ReadonlySet<string> =>
  new Set(sentences.map(one => JSON.stringify(one)))
