import type { ImportedBoard, ImportedEvent } from '@paiji/formats'
import { type BoardAnalysis, type Problem, problem, type RulesEdition } from '@paiji/rules'

const strains: Readonly<Record<string, string>> = { N: 'NT', '♠': 'S', '♥': 'H', '♦': 'D', '♣': 'C' }

/** `4H+1`, `5H`, `EW 4SX-2` → the contracts with what they come to: `5H`, `5H`, `4S-2`. */
const contractsIn = (text: string): readonly string[] =>
  [...text.toUpperCase().matchAll(/([1-7])\s*(NT|[NSHDC♠♥♦♣])X*\s*([+-]\d+)?/g)].map(
    ([, level, strain = '', result]) => {
      const more = Number(result ?? 0)
      const name = strains[strain] ?? strain
      return more < 0 ? `${level}${name}${more}` : `${Number(level) + more}${name}`
    },
  )

/** Points of north–south: `NS 450`, `EW 50`, `EW 4S; -620`; undefined where no number says. */
const pointsIn = (text: string): number | undefined => {
  const number = [...text.matchAll(/[+-]?\d{2,5}\b|\b0\b/g)].at(-1)?.[0]
  if (number === undefined) return undefined
  return /^\s*EW/i.test(text) && !/^[+-]/.test(number) ? 0 - Number(number) : Number(number)
}

interface Par {
  readonly what: 'par' | 'parContract'
  readonly taken: string
  readonly stated: string
}

const differencesOf = (stated: NonNullable<ImportedBoard['analysis']>, par: BoardAnalysis): readonly Par[] => {
  const points = stated.parScore === undefined ? undefined : pointsIn(stated.parScore)
  const own = contractsIn(par.parContract ?? '')
  const told = contractsIn(stated.parContract ?? '')
  const side = /^\s*(NS|EW)\b/i.exec(stated.parContract ?? '')?.[1]?.toUpperCase()
  const sameSide = side === undefined || (par.parContract ?? '').includes(side)
  return [
    ...(points === undefined || points === par.parPoints
      ? []
      : [{ what: 'par' as const, taken: `NS ${par.parPoints}`, stated: stated.parScore ?? '' }]),
    ...(told.length === 0 || own.length === 0 || (sameSide && told.some(one => own.includes(one)))
      ? []
      : [{ what: 'parContract' as const, taken: par.parContract ?? '', stated: stated.parContract ?? '' }]),
  ]
}

/** Par in a file that is not what the tricks it states for the board come to, remarked at the board. */
export const parRemarks = (edition: RulesEdition | undefined, event: ImportedEvent): readonly Problem[] =>
  event.sessions
    .flatMap(({ sections }) => sections.flatMap(({ boards }) => boards))
    .flatMap(({ analysis, location, number, dealer, vulnerability, deal }) => {
      const makeable = analysis?.makeable
      if (!analysis || !edition?.boards || makeable === undefined || makeable.includes('-')) return []
      const marks = { ...(dealer ? { dealer } : {}), ...(vulnerability ? { vulnerability } : {}) }
      const par = edition.boards.analysis({ number, deal, solved: makeable, ...marks })
      if (par?.parPoints === undefined) return []
      return differencesOf(analysis, par).map(params =>
        problem('STATEMENTS_DIFFER', { severity: 'warning', at: location, params: { ...params } }),
      )
    })
