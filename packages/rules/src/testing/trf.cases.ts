import { fromDecimal, type Ratio, ratio, zero } from '../core/ratio.js'

/** One round of one player in a tournament report file. */
export interface TrfRound {
  readonly opponent?: string
  /** As in the file: `1`, `0`, `=`, `+`, `-`, `U`, `H`, `F`, `Z`; a blank is `Z`. */
  readonly result: string
}

export interface TrfPlayer {
  readonly id: string
  readonly points: Ratio
  readonly rank: number
  readonly rounds: readonly TrfRound[]
}

const worth: Readonly<Record<string, Ratio>> = {
  '1': ratio(1),
  '+': ratio(1),
  U: ratio(1),
  F: ratio(1),
  '=': ratio(1, 2),
  H: ratio(1, 2),
}

export const resultValue = ({ result }: TrfRound): Ratio => worth[result] ?? zero

export const isGame = ({ result, opponent }: TrfRound): boolean => opponent !== undefined && '10='.includes(result)

const readRounds = (text: string): readonly TrfRound[] => {
  const rounds: TrfRound[] = []
  for (let at = 0; at < text.length; at += 10) {
    const number = text.slice(at, at + 4).trim()
    const result = text.slice(at + 7, at + 8).trim() || 'Z'
    rounds.push({ result, ...(number === '' || /^0+$/.test(number) ? {} : { opponent: number }) })
  }
  return rounds
}

/** Players of a TRF report, each with the same number of rounds. */
export const readTrf = (text: string): readonly TrfPlayer[] => {
  const players = text
    .split(/\r?\n/)
    .filter(line => line.startsWith('001 '))
    .map(line => ({
      id: line.slice(4, 8).trim(),
      points: fromDecimal(line.slice(80, 84)) ?? zero,
      rank: Number(line.slice(85, 89)),
      rounds: readRounds(line.slice(91).trimEnd()),
    }))
  const length = Math.max(0, ...players.map(player => player.rounds.length))
  const absent: TrfRound = { result: 'Z' }
  return players.map(player => ({
    ...player,
    rounds: Array.from({ length }, (_, i) => player.rounds[i] ?? absent),
  }))
}
