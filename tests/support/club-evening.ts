import type { directorOf, Side, Table } from './director.js'
import type { Journey } from './journey.js'

type Director = Pick<ReturnType<typeof directorOf>, 'done' | 'newEvent' | 'newStage' | 'open'>

/** The rounds of a session with their tables and places. */
export interface Laid {
  rounds: { id: string; number: number; tables: (Table & { slots: { slot: string; board: string | null }[] })[] }[]
}

/** A club's evenings as its director acts, for tests of what happens in the room. */
export const clubEvening = (journey: () => Journey, { done, newEvent, newStage, open }: Director) => {
  const roundsOf = async (session: string): Promise<Laid['rounds']> => {
    const { playSession } = await journey().ask<{ playSession: Laid }>(
      journey().federation.staff,
      `query ($id: ID!) { playSession(id: $id) { rounds { id number
        tables { label kind boards sides { id number } slots { slot board } } } } }`,
      { id: session },
    )
    return playSession.rounds
  }

  const entering = (stage: string, names: readonly string[]) =>
    done(
      'enterEntrants',
      {
        stage,
        entrants: names.map(name => ({
          players: [
            { name: `${name}甲`, notMember: true },
            { name: `${name}乙`, notMember: true },
          ],
        })),
      },
      'entered',
    )

  /** Eleven pairs at a Mitchell of six tables, every round of which is announced. */
  const evening = async () => {
    const stage = await newStage(await newEvent('bridge'), { format: { kind: 'laidOut' } }, { method: 'matchpoint' })
    await entering(
      stage,
      Array.from({ length: 11 }, (_, at) => `第${at + 1}对`),
    )
    const { session } = await open(stage)
    await done(
      'applyMovement',
      { session: session.id, movement: { mitchell: {} }, boardsARound: 1 },
      'problems { code }',
    )
    const rounds = await roundsOf(session.id)
    await done('publishRound', { round: rounds[0]?.id, following: true }, 'published')
    return { stage, session: session.id, rounds }
  }

  const playRound = async (stage: string, { number, tables }: Laid['rounds'][number]) => {
    for (const { label, sides, slots } of tables.filter(table => table.kind === 'match'))
      for (const { slot, board } of slots)
        await done(
          'enterResult',
          {
            ...{ stage, slot, board, session: 1, round: number, table: label, sides: sides.map(({ id }) => id) },
            ...{ expectedVersion: 0, sheet: { data: { nsScore: 100 } } },
          },
          'version',
        )
  }

  const entryOf = async (stage: string, number: string): Promise<string> => {
    const { stage: found } = await journey().ask<{ stage: { entries: Side[] } }>(
      journey().federation.staff,
      'query ($id: ID!) { stage(id: $id) { entries { id number } } }',
      { id: stage },
    )
    return found.entries.find(one => one.number === number)?.id ?? ''
  }

  /** Five sides of guandan in a Swiss whose first round is announced: one of them has the bye. */
  const swissOfFive = async () => {
    const stage = await newStage(await newEvent('guandan'), { format: { kind: 'swiss', rounds: 2 } })
    await entering(stage, ['甲', '乙', '丙', '丁', '戊'])
    await open(stage)
    const drawn = await done<{ round: { id: string; session: { id: string } } }>(
      'drawRound',
      { stage },
      'round { id session { id } }',
    )
    await done('publishRound', { round: drawn.round.id }, 'published')
    return { stage, session: drawn.round.session.id }
  }

  return { entering, entryOf, evening, playRound, roundsOf, swissOfFive }
}
