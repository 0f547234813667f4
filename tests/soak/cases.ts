import { setTimeout as sleep } from 'node:timers/promises'
import { type Client, note, type Payload, type Told } from './clients.js'
import type { Scene } from './scene.js'

/** A case from its draft to its notice: two players, the clerk, and a panel of the committee, each at their own desk. */

interface Room {
  readonly scene: Scene
  readonly told: Told
  /** Between two things of the same client, in milliseconds. */
  readonly pause: number
  readonly player: Client
  readonly partner: Client
  readonly clerk: Client
  /** By the id of the person. */
  readonly members: ReadonlyMap<string, Client>
}

type Act = (who: Client | undefined, name: string, more?: object, foreseen?: RegExp) => Promise<boolean>

/** What is told of an act under this name; the others are steps on the way, and seen by what comes after them. */
const KINDS: Readonly<Record<string, string>> = {
  fileAppeal: 'appeals',
  admitAppeal: 'admissions',
  formPanel: 'panels',
  signDecision: 'decisions',
  notifyDecision: 'notices',
}

const filed = async ({ scene, told, player, partner }: Room, at: number): Promise<string | undefined> => {
  const { stage, slotsOfPlayer: slots } = scene.judged
  const slot = slots[at]
  if (slot === undefined) return undefined
  const signatures = ['contestant', 'captain'].map(capacity => ({ capacity, name: 'One' }))
  const words = { statement: `Case ${at}.`, relief: 'The score.', signatures }
  const drafted = await player.write('draftAppeal', { stage, slot, subject: 'score', ...words }, 'appeal { id }')
  const appeal = (drafted?.appeal as { id?: string } | null | undefined)?.id
  if (!note(told, 'drafts', drafted, appeal)) return undefined
  const sent = await player.write('fileAppeal', { appeal }, '')
  if (!note(told, 'appeals', sent, appeal, /FILED_TOO_LATE/)) return undefined
  const agreed = await partner.write('concurInAppeal', { appeal, agrees: true }, '')
  return note(told, 'concurrences', agreed, appeal) ? appeal : undefined
}

const SEATS = 'query ($appeal: ID!) { panelOf(appeal: $appeal) { role person { id } } }'

const CONSENTS = 'query ($appeal: ID!) { panelConsents(appeal: $appeal) { party consentedAt } }'

/** A side of a case, by one of its people, and when it agreed to the panel. */
interface Side {
  readonly party: string
  readonly consentedAt: string | null
}

interface Seat {
  readonly role: string
  readonly person: { readonly id: string }
}

/** Every second panel is drawn, by the next signed head of the log; the others are named. */
const formed = async (room: Room, act: Act, at: number, appeal: string): Promise<readonly Seat[]> => {
  const chosen = [...room.members.keys()].slice(0, 3)
  if (at % 2 === 0) await act(room.clerk, 'formPanel', { chosen, cause: 'They are in the hall.' })
  else
    while (!room.told.stopping && !(await act(room.clerk, 'formPanel', {}, /PANEL_DRAW_HEAD_AWAITED/)))
      await sleep(1_000)
  const seats = (await room.clerk.ask('panelOf', SEATS, { appeal })) as unknown as readonly Seat[] | undefined
  return seats ?? []
}

const decided = async (room: Room, act: Act, appeal: string, seats: readonly Seat[]): Promise<void> => {
  const sitting = seats.filter(seat => seat.role !== 'reserve')
  const clientOf = (seat: Seat | undefined) => room.members.get(seat?.person.id ?? '')
  for (const seat of seats) if (!(await act(clientOf(seat), 'disclose', { ties: [] }))) return
  if (!(await act(room.player, 'consentToPanel'))) return
  const sides = (await room.clerk.ask('panelConsents', CONSENTS, { appeal })) as unknown as readonly Side[] | undefined
  for (const { party } of (sides ?? []).filter(side => side.consentedAt === null))
    if (!(await act(room.clerk, 'consentToPanel', { party, reason: 'Signed at the desk.' }))) return
  if (!(await act(room.clerk, 'seatPanel'))) return
  const [chairSeat] = sitting
  if (!(await act(clientOf(chairSeat), 'openDeliberation', { dispense: 'It is a matter of the score alone.' }))) return
  for (const [at, seat] of sitting.entries()) {
    const vote: Payload | undefined = await clientOf(seat)?.write('castVote', { appeal, outcome: 'dismissed' }, '')
    if (!note(room.told, 'votes', vote, `${appeal} ${at + 1}`)) return
  }
  const chair = clientOf(sitting.find(seat => seat.role === 'chair'))
  const articles = [{ edition: 'bridge/laws-2017', article: '12C1c' }]
  const line = { edition: 'bridge/laws-2017', article: '12C1c', as: 'order' }
  const orders = [{ ...line, order: { recordOnly: {} }, text: 'The score stands.' }]
  const draft = { findings: ['It was as it was.'], articles, reasoningEn: 'The score stands.', orders }
  if (!(await act(chair, 'draftDecision', draft))) return
  if (!(await act(chair, 'previewDecision')) || !(await act(chair, 'signDecision'))) return
  await act(room.clerk, 'notifyDecision')
}

/** One case after the other, for every board of the player, until it is told to stop. */
export const cases = async (room: Room): Promise<void> => {
  for (let at = 0; !room.told.stopping; at++) {
    const appeal = await filed(room, at)
    if (appeal === undefined) return
    const act: Act = async (who, name, more = {}, foreseen) => {
      await sleep(room.pause)
      if (room.told.stopping || !who) return false
      const answer = await who.write(name, { appeal, ...more }, '')
      return note(room.told, KINDS[name] ?? name, answer, appeal, foreseen)
    }
    if (!(await act(room.clerk, 'admitAppeal'))) continue
    await decided(room, act, appeal, await formed(room, act, at, appeal))
  }
}
