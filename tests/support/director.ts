import { expect } from 'vitest'
import { globalId } from './ids.js'
import type { Journey } from './journey.js'

export type Fields = Record<string, unknown>
export interface Problem {
  code: string
  params?: { name: string; value: string }[]
}
export interface Side {
  id: string
  number: string
}
export interface Table {
  label: string
  boards?: string[]
  kind: string
  sides: Side[]
  because: { nodes: { code: string; value: string }[] } | null
}
export interface Round {
  id: string
  number: number
  status: string
  version: number
  tables: Table[]
}

export const ROUND =
  'round { id number status version tables { label kind boards sides { id number } because { nodes { code value } } } }'

/** What a director does at the desk of rounds, each step through the API; `journey` is asked when a step is taken. */
export const directorOf = (journey: () => Journey) => {
  /** Runs a mutation as the director; `rest` is what is asked of the payload besides its problems. */
  const act = async <T extends Fields>(
    name: string,
    input: Fields,
    rest: string,
  ): Promise<T & { problems: Problem[] }> => {
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`
    const document = `mutation ($input: ${type}!) { ${name}(input: $input) { ${rest} problems { code } } }`
    const answer = await journey().ask<Record<string, T & { problems: Problem[] }>>(
      journey().federation.staff,
      document,
      {
        input,
      },
    )
    return answer[name] as T & { problems: Problem[] }
  }

  const done = async <T extends Fields>(name: string, input: Fields, rest: string): Promise<T> => {
    const answer = await act<T>(name, input, rest)
    expect(answer.problems, name).toEqual([])
    return answer
  }

  let events = 0
  const newEvent = async (sport: string): Promise<string> => {
    const organisation = globalId('Organisation', journey().federation.id)
    const about = { nameZh: '编排赛', nameEn: 'Draw', category: 'club', startsOn: '2026-11-21', endsOn: '2026-11-22' }
    const input = { organisation, code: `DRAW-${++events}`, sport, ...about }
    return (await done<{ event: { id: string } }>('createEvent', input, 'event { id }')).event.id
  }

  const newStage = async (event: string, plan: unknown, settings: unknown = { format: 'byDeals', deals: 4 }) => {
    const input = {
      event,
      nameZh: '预赛',
      nameEn: 'Round',
      format: 'swiss',
      plan,
      settings,
    }
    return (await done<{ stage: { id: string } }>('addStage', input, 'stage { id }')).stage.id
  }

  const enter = (stage: string, count: number) =>
    done(
      'enterEntrants',
      {
        stage,
        entrants: Array.from({ length: count }, (_, at) => ({
          seed: at + 1,
          players: [{ name: `甲${at + 1}` }, { name: `乙${at + 1}` }],
        })),
      },
      'entered',
    )

  const open = (stage: string) => done<{ session: { id: string } }>('openSession', { stage }, 'session { id }')
  const draw = (stage: string, more: Fields = {}) => done<{ round: Round }>('drawRound', { stage, ...more }, ROUND)
  const publish = (round: string) => done<{ round: Round }>('publishRound', { round }, ROUND)
  const close = (round: string) => done<{ round: Round }>('closeRound', { round }, ROUND)

  const finish = (first: boolean) => (first ? [0, 2, 1, 3] : [1, 3, 0, 2])

  /** The lower seed's side wins, unless told; every table gets its sheet. */
  const play = async (
    stage: string,
    round: Round,
    wins: (a: Side, b: Side) => boolean = (a, b) => Number(a.number) < Number(b.number),
  ) => {
    for (const { label, kind, sides, boards = [] } of round.tables) {
      const [a, b] = sides
      if (kind !== 'match' || !a || !b) continue
      const deals = Array.from({ length: 4 }, () => ({ finish: finish(wins(a, b)) }))
      const sheet = { guandan: { kind: 'game', deals, ended: 'dealCount' } }
      const place = { round: round.number, table: label, sides: [a.id, b.id] }
      for (const board of boards.length > 0 ? boards : [undefined]) {
        const table = `r${round.number}/t${label}`
        const slot = board === undefined ? table : `s1/${table}/b${board}`
        await done('enterResult', { stage, slot, ...place, board, sheet, expectedVersion: 0 }, 'version')
      }
    }
  }

  const playOut = async (stage: string): Promise<Round> => {
    const { round } = await draw(stage)
    await publish(round.id)
    await play(stage, round)
    await close(round.id)
    return round
  }

  return { act, done, newEvent, newStage, enter, open, draw, publish, close, play, playOut }
}

/** Who meets whom, by number. */
export const pairs = (round: Round) =>
  round.tables.filter(table => table.kind === 'match').map(table => table.sides.map(side => Number(side.number)))
