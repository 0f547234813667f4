/** What a score cell of a results file says. */
export type ScoreText =
  | { readonly kind: 'score'; readonly ns: number }
  | { readonly kind: 'artificial'; readonly ns: string; readonly ew: string }
  | { readonly kind: 'notPlayed' }

const largestScore = 7600
const notPlayed = new Set(['NP', 'NOT PLAYED', 'NOTPLAYED', 'NO PLAY', 'NOPLAY', 'N/P', 'SITOUT', 'SIT OUT', 'BYE'])

const passedOut = new Set(['PASS', 'PASSED OUT', 'PASSEDOUT', 'ALL PASS', 'AP'])

const averages: Readonly<Record<string, string>> = { '+': 'ave+', '-': 'ave-', '=': 'ave', '': 'ave' }

const percent = '\\d{1,3}(?:\\.\\d{1,4})?'
const separated = new RegExp(`^A?\\s*(${percent})\\s*%?\\s*[-/:,]\\s*(${percent})\\s*%?$`)
const packed = /^A(?:VE|VG|VERAGE)?\s*(\d{2})(\d{2})$/
const single = /^A(?:VE|VG|VERAGE)?\s*(\d{2})\s*%?$/
const signed = /^A(?:V|VE|VG|VERAGE)?\s*([+=-])(?:\s*\/?\s*(?:A(?:V|VE|VG|VERAGE)?\s*)?([+=-]))?$/

/** Two percentages without any mark: no score is written with a hyphen or blank inside. */
const bare = /^(\d{2,3})(?:\s*-\s*|\s+)(\d{2,3})$/

const bareAverage = /^A(?:V|VE|VG|VERAGE)?(?: \([^)]{0,80}\))?$/

const artificialPercent = (ns: string, ew: string): ScoreText | undefined =>
  Number(ns) <= 100 && Number(ew) <= 100 ? { kind: 'artificial', ns, ew } : undefined

const readArtificial = (text: string): ScoreText | undefined => {
  const pair = packed.exec(text) ?? (/[A%/:,]/.test(text) ? separated.exec(text) : bare.exec(text))
  if (pair) return artificialPercent(pair[1] as string, pair[2] as string)
  const one = single.exec(text)
  if (one) return artificialPercent(one[1] as string, String(100 - Number(one[1])))
  const marks = signed.exec(text)
  if (marks) {
    const ns = marks[1] as string
    const opposite = ns === '+' ? '-' : ns === '-' ? '+' : '='
    return { kind: 'artificial', ns: averages[ns] as string, ew: averages[marks[2] ?? opposite] as string }
  }
  return bareAverage.test(text) ? { kind: 'artificial', ns: 'ave', ew: 'ave' } : undefined
}

/**
 * `-420` → points for NS; `A6040`, `60%-40%`, `A+-` → an artificial score, a percentage or `ave+`, `ave`, `ave-`
 * for each side; `PASS` → 0; `NP` → not played. Undefined when it is none of them or beyond 7600.
 */
export const readScore = (input: string): ScoreText | undefined => {
  const text = input.trim().toUpperCase().replaceAll('−', '-')
  const sided = /^(NS|EW) ?([+-]?\d{1,6})$/.exec(text)
  if (sided) return readScore(sided[1] === 'EW' ? String(-Number(sided[2])) : (sided[2] as string))
  if (/^[+-]?[1-7][,' ]\d{3}$/.test(text)) return readScore(text.replace(/[,' ]/, ''))
  if (passedOut.has(text)) return { kind: 'score', ns: 0 }
  if (/^[+-]?\d{1,6}(?:\.0+)?$/.test(text)) {
    const ns = Number(text)
    return Math.abs(ns) <= largestScore && Number.isInteger(ns) ? { kind: 'score', ns: ns === 0 ? 0 : ns } : undefined
  }
  return notPlayed.has(text) ? { kind: 'notPlayed' } : readArtificial(text)
}

const impAverages: Readonly<Record<string, string>> = { '60': 'ave+', '50': 'ave', '40': 'ave-' }

/** Where boards are scored in IMPs, 60, 50 and 40 stand for average plus, average and average minus. */
export const artificialFor = (value: string, inImps: boolean): string =>
  inImps && Object.hasOwn(impAverages, value) ? (impAverages[value] as string) : value
