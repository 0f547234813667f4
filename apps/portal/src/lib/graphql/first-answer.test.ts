import { createClient, type Exchange, gql, makeResult } from '@urql/core'
import { filter, map, pipe } from 'wonka'
import { describe, expect, it } from 'vitest'
import { firstAnswerExchange } from './first-answer'
import { liveCache } from './live-cache'

const StageQuery = gql`query Stage($id: ID!) { stage(id: $id) { id name rounds { id status } } }`
const CloseMutation = gql`mutation Close { closeRound { round { id status } } }`
const MoveMutation = gql`mutation Move { moveResult { problems } }`
const RoundQuery = gql`query Round { round(id: "r1") { id status } }`

const round = (status: string) => ({ __typename: 'Round', id: 'r1', status })
const stage = { stage: { __typename: 'Stage', id: 's1', name: 'Final', rounds: [round('OPEN')] } }

/** An API that answers each operation by its name, and says what it was asked. */
const openDesk = (mayBeOlder = () => false) => {
  const asked: string[] = []
  const answers: Readonly<Record<string, object>> = {
    Stage: { stage: { ...stage.stage, name: 'Renamed' } },
    Close: { __typename: 'Mutation', closeRound: { __typename: 'RoundPayload', round: round('CLOSED') } },
    Move: { __typename: 'Mutation', moveResult: { __typename: 'SecondLookPayload', problems: [] } },
    Round: { round: round('OPEN') },
  }
  const api: Exchange = () => operations$ =>
    pipe(
      operations$,
      filter(({ kind }) => kind !== 'teardown'),
      map(operation => {
        const [definition] = operation.query.definitions
        const name = (definition && 'name' in definition && definition.name?.value) || ''
        asked.push(name)
        return makeResult(operation, { data: answers[name] ?? null })
      }),
    )
  const client = createClient({
    url: 'http://api.invalid/graphql',
    preferGetMethod: false,
    exchanges: [liveCache(), firstAnswerExchange(mayBeOlder), api],
  })
  const shown: unknown[] = []
  const first = { requestPolicy: 'network-only', firstAnswer: stage } as const
  const page = client.query(StageQuery, { id: 's1' }, first).subscribe(({ data }) => shown.push(data))
  return { asked, client, page, shown, first }
}

describe('a page that lives from the cache', () => {
  it('asks nothing of what the server asked already', () => {
    const { asked, shown } = openDesk()
    expect(shown).toMatchObject([{ stage: { id: 's1', name: 'Final', rounds: [{ status: 'OPEN' }] } }])
    expect(asked).toEqual([])
  })

  it('asks the API where the page may have been begun before the last act', () => {
    const { asked, shown } = openDesk(() => true)
    expect(asked).toEqual(['Stage'])
    expect(shown).toMatchObject([{ stage: { id: 's1', name: 'Renamed' } }])
  })

  it('shows what the payload of an act says, without asking', async () => {
    const { asked, client, shown } = openDesk()
    await client.mutation(CloseMutation, {}).toPromise()
    expect(shown.at(-1)).toMatchObject({ stage: { name: 'Final', rounds: [{ id: 'r1', status: 'CLOSED' }] } })
    expect(asked).toEqual(['Close'])
  })

  it('asks the API when it is asked again', async () => {
    const { asked, client, shown, first } = openDesk()
    await client.query(StageQuery, { id: 's1' }, first).toPromise()
    expect(asked).toEqual(['Stage'])
    expect(shown.at(-1)).toMatchObject({ stage: { name: 'Renamed' } })
  })

  it('asks again what an act moved without saying how', async () => {
    const { asked, client } = openDesk()
    client.query(RoundQuery, {}).subscribe(() => {})
    await client.mutation(MoveMutation, {}).toPromise()
    expect(asked).toEqual(['Round', 'Move', 'Round'])
  })
})
