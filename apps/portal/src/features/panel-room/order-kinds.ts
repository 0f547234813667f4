/** Fields that an order of each kind has besides its words and its article. */
export const orderFields = {
  adjustScore: ['slot', 'award', 'ns', 'ew', 'weights'],
  proceduralPenalty: ['entrant', 'amount'],
  disqualify: ['entrant', 'reach'],
  replay: ['slot'],
  suspend: ['person', 'scope', 'startsOn', 'endsOn'],
  caution: ['person'],
  fine: ['person', 'money', 'currency', 'provenDamage'],
  deposit: ['fate'],
  remand: ['to'],
  recordOnly: [],
} as const

export type OrderKindName = keyof typeof orderFields
export type OrderFieldName = (typeof orderFields)[OrderKindName][number]
export const orderKindNames = Object.keys(orderFields) as OrderKindName[]

export const reviewedMatters = ['judgement', 'fact', 'law', 'regulation', 'discipline'] as const

export interface TypedOrder {
  readonly key: number
  readonly kind: OrderKindName
  readonly article: string
  readonly text: string
  readonly reviews: string
  readonly as: string
  readonly values: Readonly<Partial<Record<OrderFieldName, string>>>
}

/** `60 -400` on each line: sixty per cent of minus 400, weights as exact fractions of one. */
export const weightsOf = (text: string): { weight: string; nsScore: number }[] =>
  text
    .split('\n')
    .map(line => /^\s*(\d{1,3})\s*%?\s+([+-]?\d+)\s*$/.exec(line))
    .flatMap(match => {
      const [percent, score] = [match?.[1], match?.[2]]
      if (percent === undefined || score === undefined) return []
      const weight = percent === '100' ? '1' : `0.${percent.padStart(2, '0')}`
      return [{ weight, nsScore: Number(score) }]
    })

const payloadOf = ({ award, ns, ew, weights }: TypedOrder['values']): string =>
  JSON.stringify(award === 'artificial' ? { ns: ns ?? '', ew: ew ?? '' } : { weighted: weightsOf(weights ?? '') })

/** What was typed as a line of the decision's input. */
export const orderInput = (order: TypedOrder, edition: string): Record<string, unknown> => {
  const asked: readonly OrderFieldName[] = orderFields[order.kind]
  const {
    ns: _ns,
    ew: _ew,
    weights: _weights,
    ...plain
  } = Object.fromEntries(
    asked.flatMap(name => (order.values[name]?.trim() ? [[name, order.values[name]?.trim()]] : [])),
  ) as Record<string, string>
  const { money, provenDamage, ...texts } = plain
  return {
    kind: order.kind,
    edition,
    article: order.article.trim(),
    text: order.text.trim(),
    reviews: order.reviews,
    as: order.as,
    ...texts,
    ...(money ? { money: Number(money) } : {}),
    ...(provenDamage ? { provenDamage: Number(provenDamage) } : {}),
    ...(order.kind === 'adjustScore' ? { payload: payloadOf(order.values) } : {}),
  }
}
