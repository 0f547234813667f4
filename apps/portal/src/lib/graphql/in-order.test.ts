import { type Client, createClient, type Exchange, gql, makeResult, type Operation } from '@urql/core'
import { filter, makeSubject, merge, pipe, tap } from 'wonka'
import { describe, expect, it } from 'vitest'
import { firstAnswerExchange } from './first-answer'
import { inOrderExchange } from './in-order'
import { liveCache } from './live-cache'

const RoundQuery = gql`query Round { round(id: "r1") { id status } }`
const CloseMutation = gql`mutation Close { closeRound { round { id status } } }`

const round = (status: string) => ({ __typename: 'Round', id: 'r1', status })
const closed = { __typename: 'Mutation', closeRound: { __typename: 'RoundPayload', round: round('CLOSED') } }

interface Desk {
  readonly client: Client
  /** What was sent and is not answered yet, the oldest first. */
  readonly sent: Operation[]
  /** The API answers this one now. */
  readonly answer: (operation: Operation | undefined, data: object) => void
  /** What the page has shown, one after the other. */
  readonly shown: unknown[]
  /** Asks for the round; answers how to stop waiting for it. */
  readonly ask: () => () => void
}

/** A desk whose API answers when it is told to. */
const openDesk = (): Desk => {
  const sent: Operation[] = []
  const { source: answers$, next } = makeSubject<ReturnType<typeof makeResult>>()
  const api: Exchange = () => operations$ =>
    merge([
      pipe(
        operations$,
        tap(operation => operation.kind !== 'teardown' && sent.push(operation)),
        filter((_): _ is never => false),
      ),
      answers$,
    ])
  const client = createClient({
    url: 'http://api.invalid/graphql',
    preferGetMethod: false,
    exchanges: [liveCache(), inOrderExchange(), firstAnswerExchange(), api],
  })
  const shown: unknown[] = []
  const ask = () =>
    client
      .query(RoundQuery, {}, { requestPolicy: 'network-only' })
      .subscribe(({ data }) => shown.push(data?.round.status)).unsubscribe
  return { client, sent, shown, ask, answer: (operation, data) => operation && next(makeResult(operation, { data })) }
}

const act = (desk: Desk) => void desk.client.mutation(CloseMutation, {}).toPromise()

describe('answers and acts that come out of order', () => {
  it('asks again what was asked before an act was answered', () => {
    const desk = openDesk()
    desk.ask()
    act(desk)
    const [before, refused] = desk.sent
    // Somebody else was faster: the act is refused, and the page asks anew.
    desk.answer(refused, { __typename: 'Mutation', closeRound: null })
    desk.ask()
    desk.answer(before, { round: round('OPEN') })
    expect(desk.shown).toEqual([])
    desk.answer(desk.sent[2], { round: round('CLOSED') })
    expect(desk.shown.at(-1)).toBe('CLOSED')
    expect(desk.sent).toHaveLength(3)
  })

  it('keeps what an act said of a thing until the thing is asked for anew', () => {
    const desk = openDesk()
    desk.ask()
    act(desk)
    const [before, close] = desk.sent
    desk.answer(close, closed)
    desk.answer(before, { round: round('OPEN') })
    expect(desk.shown).not.toContain('OPEN')
    desk.answer(desk.sent[2], { round: round('CLOSED') })
    expect(desk.shown.at(-1)).toBe('CLOSED')
  })

  it('takes what was asked after an act as it comes', () => {
    const desk = openDesk()
    act(desk)
    desk.answer(desk.sent[0], closed)
    desk.ask()
    desk.answer(desk.sent[1], { round: round('OPEN') })
    expect(desk.shown.at(-1)).toBe('OPEN')
    expect(desk.sent).toHaveLength(2)
  })

  it('asks nothing again for whom nobody waits', () => {
    const desk = openDesk()
    const stop = desk.ask()
    act(desk)
    stop()
    const [before, close] = desk.sent
    desk.answer(close, closed)
    desk.answer(before, { round: round('OPEN') })
    expect(desk.sent).toHaveLength(2)
  })
})
