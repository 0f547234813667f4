import type { Problem, Result } from '@paiji/rules'
import { type BridgeSheet, contractText, parseBridgeSheet, parseDeskEntry } from '@paiji/rules/bridge'

type Read = Result<BridgeSheet, readonly Problem[]>

const grade = '(?:ave[+-]?|avg[+-]?|\\d{1,3}(?:\\.\\d+)?%)'
const oneAward = new RegExp(`^(${grade})$`, 'i')
const twoAwards = new RegExp(`^(${grade})\\s*[/ ]\\s*(${grade})$`, 'i')
const imps = /^([+-]\d+(?:\.\d+)?)\s*imps?(?:\s*\/?\s*([+-]\d+(?:\.\d+)?)\s*imps?)?$/i
const weighted = /^w((?:\s+(?:\d{1,3}(?:\.\d{1,2})?%?|\d{1,3}\/[1-9]\d{0,3})\s+[+-]?\d{1,4})+)$/i

/** The other side's share of an award that names one side only: plus against minus, 60 against 40. */
const opposite = (award: string): string => {
  if (award.endsWith('%')) return `${100 - Number(award.slice(0, -1))}%`
  return award.endsWith('+') ? 'ave-' : award.endsWith('-') ? 'ave+' : 'ave'
}

const parseWeighted = (text: string): Read => {
  const numbers = text.trim().split(/\s+/)
  const parts: { weight: string; nsScore: number }[] = []
  for (let at = 0; at < numbers.length; at += 2) {
    const weight = (numbers[at] ?? '').replace('%', '')
    const share = weight.includes('/') ? weight : (Number(weight) / 100).toFixed(4)
    parts.push({ weight: share, nsScore: Number(numbers[at + 1]) })
  }
  return parseBridgeSheet({ adjusted: { weighted: parts } })
}

/**
 * What a scorer types in one line: everything `parseDeskEntry` reads, and adjusted scores besides: `ave`, `ave+`
 * (north–south; the opponents get the opposite), `ave+/ave+`, `60%/40%`, `+3imp/-3imp`, and weighted results
 * `w 60 +620 40 -100` (weights in percent or as fractions, north–south scores).
 */
export const readDeskLine = (line: string): Read => {
  const text = line.trim().replaceAll('−', '-')
  const one = oneAward.exec(text)?.[1]
  if (one) return parseBridgeSheet({ adjusted: { ns: one, ew: opposite(one) } })
  const [, ns, ew] = twoAwards.exec(text) ?? []
  if (ns && ew) return parseBridgeSheet({ adjusted: { ns, ew } })
  const [, nsImps, ewImps] = imps.exec(text) ?? []
  if (nsImps) {
    const other = ewImps ?? (nsImps.startsWith('-') ? nsImps.replace('-', '+') : nsImps.replace('+', '-'))
    return parseBridgeSheet({ adjusted: { ns: { imps: plain(nsImps) }, ew: { imps: plain(other) } } })
  }
  const parts = weighted.exec(text)?.[1]
  if (parts) return parseWeighted(parts)
  return parseDeskEntry(text)
}

const plain = (number: string): string => number.replace('+', '')

const awardText = (award: (BridgeSheet & { result: 'adjusted' })['ns']): string => {
  switch (award.kind) {
    case 'percent':
      return `${award.percent}%`
    case 'imps':
      return `${award.imps.startsWith('-') ? '' : '+'}${award.imps}imp`
    case 'average':
      return { plus: 'ave+', average: 'ave', minus: 'ave-' }[award.grade]
    case 'assigned':
      return `w ${award.results.map(({ weight, nsScore }) => `${percentOf(weight)} ${signed(nsScore)}`).join(' ')}`
  }
}

/** A decimal in percent; a third and the like as the fraction it is. */
const percentOf = (weight: string): string =>
  weight.includes('/') ? weight : (Number(weight) * 100).toFixed(2).replace(/\.?0+$/, '')

const signed = (score: number): string => (score > 0 ? `+${score}` : `${score}`)

const matchPair = /^(vps?\s*)?(\d+(?:\.\d+)?)\s*[-:\s]\s*(\d+(?:\.\d+)?)(?:\s*\/\s*(\d{1,3}))?$/i

/**
 * The result of a match as a whole, the side named first first: `43-21` what each side won by the method (IMPs),
 * `vp 13.18-6.82` victory points from a slip; `/24` says how many boards, where not so many as the conditions say.
 * `np` takes it back.
 */
export const readMatchLine = (line: string, boards = 0): Read => {
  const text = line.trim()
  const [, points, first, second, played] = matchPair.exec(text) ?? []
  if (!first || !second) return readDeskLine(line)
  const match = { boards: played === undefined ? boards : Number(played) }
  const pair = [first, second]
  return parseBridgeSheet({ match: points ? { ...match, victoryPoints: pair } : { ...match, imps: pair } })
}

/** A sheet as the line that would enter it; undefined for what one line cannot say (split weighted scores, byes). */
export const deskLineOf = (sheet: BridgeSheet): string | undefined => {
  switch (sheet.result) {
    case 'played': {
      const over = sheet.tricks - sheet.contract.level - 6
      const result = over === 0 ? '=' : over > 0 ? `+${over}` : `${over}`
      const lead = sheet.lead ? ` ${sheet.lead}` : ''
      return `${contractText(sheet.contract)} ${sheet.declarer.charAt(0)} ${result}${lead}`.toLowerCase()
    }
    case 'passedOut':
      return 'pass'
    case 'notPlayed':
      return 'np'
    case 'score':
      return signed(sheet.nsScore)
    case 'adjusted': {
      const [ns, ew] = [awardText(sheet.ns), awardText(sheet.ew)]
      if (sheet.ns.kind === 'assigned' || sheet.ew.kind === 'assigned') return ns === ew ? ns : undefined
      return `${ns}/${ew}`
    }
    case 'match':
      return sheet.victoryPoints ? `vp ${sheet.victoryPoints.join('-')}` : sheet.imps?.join('-')
    default:
      return undefined
  }
}

/** What was on the table besides the result is kept when the line is typed anew. */
export const withExtras = (sheet: BridgeSheet, before: BridgeSheet | undefined): BridgeSheet => {
  if (!before) return sheet
  const { copy, dealer, vulnerable, heldToMinus } = before
  return {
    ...sheet,
    ...(copy ? { copy } : {}),
    ...(dealer ? { dealer } : {}),
    ...(vulnerable ? { vulnerable } : {}),
    ...(heldToMinus ? { heldToMinus } : {}),
    ...(sheet.result === 'played' && before.result === 'played' && before.revokes ? { revokes: before.revokes } : {}),
  }
}
