/** How one part of a rule is written in a form. */
export interface PolicyField {
  /** Its place in the rule; also its name in the form and its words. */
  readonly path: string
  /**
   * `amount`: exact text; `whole`: a whole number; `list`: texts apart by commas; `map`: `code = value`, a line each;
   * `rows`: `number = amount`, a line each, as objects of `keys`; `grades`: a grade a line, the lowest first.
   */
  readonly kind: 'amount' | 'whole' | 'choice' | 'text' | 'list' | 'map' | 'rows' | 'grades'
  readonly options?: readonly string[]
  readonly keys?: readonly [string, string]
  /** Empty leaves it out of the rule. */
  readonly optional?: true
}

export interface PolicySection {
  readonly name: string
  /** Left out of the rule altogether when this field of it is empty. */
  readonly needs?: string
  readonly fields: readonly PolicyField[]
}

const amount = (path: string): PolicyField => ({ path, kind: 'amount' })
const whole = (path: string): PolicyField => ({ path, kind: 'whole' })
const choice = (path: string, ...options: readonly string[]): PolicyField => ({ path, kind: 'choice', options })
const may = (field: PolicyField): PolicyField => ({ ...field, optional: true })
const list = (path: string): PolicyField => ({ path, kind: 'list', optional: true })
const map = (path: string): PolicyField => ({ path, kind: 'map', optional: true })
const rows = (path: string, ...keys: readonly [string, string]): PolicyField => ({
  path,
  kind: 'rows',
  keys,
  optional: true,
})

const rounding: PolicySection = {
  name: 'rounding',
  fields: [
    amount('rounding.step'),
    choice('rounding.direction', 'nearest', 'up', 'down'),
    choice('rounding.half', 'awayFromZero', 'up', 'down', 'even'),
  ],
}

const age = (part: string): readonly PolicyField[] => [
  may(choice(`${part}.age.kind`, 'anniversary', 'season')),
  may(whole(`${part}.age.months`)),
  may(whole(`${part}.age.startsMonth`)),
]

const ageing: readonly PolicySection[] = [
  {
    name: 'decay',
    needs: 'decay.kind',
    fields: [
      may(choice('decay.kind', 'schedule', 'compound')),
      ...age('decay'),
      list('decay.shares'),
      may(amount('decay.after')),
      may(amount('decay.keep')),
      may(choice('decayRounding', 'each', 'total')),
    ],
  },
  { name: 'expiry', needs: 'expiry.periods', fields: [may(whole('expiry.periods')), ...age('expiry')] },
  { name: 'bestOf', needs: 'bestOf.count', fields: [may(whole('bestOf.count')), map('bestOf.perCategory')] },
  {
    name: 'seasonCarry',
    needs: 'seasonCarry.keep',
    fields: [may(amount('seasonCarry.keep')), may(amount('seasonCarry.above')), may(whole('seasonCarry.startsMonth'))],
  },
]

const criteria = ['bestResults', 'mostResults', 'fewestResults'] as const

const ranks: PolicySection = {
  name: 'ranks',
  needs: 'ranks.method',
  fields: [
    may(choice('ranks.method', 'shared', 'dense', 'split')),
    may(choice('ranks.first', ...criteria)),
    may(choice('ranks.second', ...criteria)),
  ],
}

const award: readonly PolicySection[] = [
  {
    name: 'field',
    fields: [
      choice('field.oddOneWinner', 'asIs', 'countOneMore'),
      choice('field.severalGroups', 'own', 'largest', 'mean'),
      may(whole('field.seatsPerTable')),
      may(whole('field.minimum')),
    ],
  },
  {
    name: 'base',
    fields: [
      choice('base.kind', 'perEntrant', 'perAwardedPlace', 'table', 'fixed'),
      may(amount('base.amount')),
      rows('base.rows', 'from', 'amount'),
      map('categories'),
      may(amount('cap')),
      list('capCategories'),
    ],
  },
  {
    name: 'curve',
    fields: [
      choice('curve.kind', 'list', 'steps', 'geometric', 'linear', 'reciprocal'),
      list('curve.shares'),
      may(amount('curve.ratio')),
      may(whole('curve.offset')),
      rows('curve.rows', 'fromRank', 'share'),
    ],
  },
  {
    name: 'cutOff',
    fields: [
      may(amount('cutOff.fraction')),
      choice('cutOff.of', 'entered', 'counted'),
      choice('cutOff.rounding', 'down', 'up', 'nearest'),
      may(whole('cutOff.minimum')),
      may(whole('cutOff.maximum')),
      may(amount('consolation')),
    ],
  },
  {
    name: 'ties',
    fields: [
      choice('ties.method', 'average', 'full'),
      choice('ties.of', 'exact', 'rounded'),
      choice('ties.over', 'allPlaces', 'awardedPlaces'),
    ],
  },
  rounding,
  {
    name: 'colours',
    fields: [
      { path: 'colour', kind: 'text' },
      map('colourByCategory'),
      choice('nonMembers', 'award', 'usePlace', 'passPlace'),
      may(amount('leastPlayed')),
    ],
  },
]

const wengLin: readonly PolicySection[] = [
  {
    name: 'rated',
    fields: [
      choice('rated', 'order', 'table', 'tableOrOrder'),
      choice('keptFor', 'person', 'partnership'),
      choice('model', 'plackettLuce', 'bradleyTerryPart'),
    ],
  },
  {
    name: 'skill',
    fields: [whole('start.mean'), whole('start.uncertainty'), whole('drift'), whole('deviations')],
  },
  { name: 'settled', fields: [whole('settled.events'), whole('settled.uncertaintyAtMost')] },
]

const mers: readonly PolicySection[] = [
  { name: 'skill', fields: [list('ageing'), list('qualification')] },
  { name: 'settled', fields: [whole('settled.events')] },
]

const ladder: readonly PolicySection[] = [
  {
    name: 'grades',
    fields: [{ path: 'grades', kind: 'grades' }, choice('chosenBy', 'competitionEnd', 'joinDate')],
  },
]

/** The form of a kind of policy; none for kinds that have no form. */
export const sectionsOf = (kind: string, rule: Readonly<Record<string, unknown>>): readonly PolicySection[] => {
  if (kind === 'award') return award
  if (kind === 'ranking') return [rounding, { name: 'colours', fields: [list('colours')] }, ...ageing, ranks]
  if (kind === 'ladder') return ladder
  if (kind !== 'rating') return []
  return rule.method === 'mers' ? mers : wengLin
}
