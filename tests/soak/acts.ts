import { setTimeout as sleep } from 'node:timers/promises'
import { type Client, note, type Told } from './clients.js'
import type { Scene } from './scene.js'

/** What clients of every role do, one thing after the other, until they are told to stop. */

interface Desk {
  readonly scene: Scene
  readonly told: Told
  /** Between two things of the same client, in milliseconds. */
  readonly pause: number
}

const loop = async ({ told, pause }: Desk, step: (at: number) => Promise<unknown>): Promise<void> => {
  for (let at = 0; !told.stopping; at++) {
    await step(at)
    await sleep(pause)
  }
}

const idOf = (value: unknown): string | undefined => (value as { id?: string } | null | undefined)?.id

/** A scorer keeps some slots alone, so that it knows which version comes next. */
export const scores = (desk: Desk, client: Client, slots: readonly string[]): Promise<void> => {
  const versions = new Map(slots.map(slot => [slot, 1]))
  return loop(desk, async at => {
    const slot = slots[at % slots.length] ?? ''
    const expectedVersion = versions.get(slot) ?? 1
    const sheet = { bridge: { contract: '3NT', declarer: 'N', tricks: expectedVersion % 14 } }
    const { stage } = desk.scene.running
    const answer = await client.write('enterResult', { stage, slot, sheet, expectedVersion }, 'version')
    if (note(desk.told, 'scores', answer, `${slot} ${expectedVersion + 1}`)) versions.set(slot, expectedVersion + 1)
  })
}

export const rulings = (desk: Desk, client: Client): Promise<void> =>
  loop(desk, async at => {
    const { stage, entries } = desk.scene.running
    const entry = entries[at % entries.length]
    const adjustments = [{ penalty: { entry, amount: String((at % 9) + 1) } }]
    const content = { stated: { kind: 'penalty', article: '90B2', adjustments } }
    const input = { matter: { stage, parties: [{ entry }], content }, facts: 'late', decision: 'a penalty' }
    const answer = await client.write('recordRuling', input, 'ruling { id }')
    note(desk.told, 'rulings', answer, idOf(answer?.ruling))
  })

const PREVIEW = `query ($input: CorrectionInput!) { previewCorrection(input: $input) { previewedOn } }`
const AGAIN = `query ($id: ID!) { previewProposal(correction: $id) { previewedOn } }`

/** One proposes, another approves; what both were told is one correction. */
export const corrections = (desk: Desk, one: Client, other: Client): Promise<void> =>
  loop(desk, async at => {
    const { stage, slots } = desk.scene.published
    const sheet = { bridge: { contract: '3NT', declarer: 'N', tricks: at % 14 } }
    const slot = slots[at % slots.length]
    const correction = { stage, slot, sheet, kind: 'typo', reason: 'soak', authorityKind: 'staff' }
    const preview = await one.ask('previewCorrection', PREVIEW, { input: correction })
    const previewedOn = preview?.previewedOn
    const proposed = await one.write('applyCorrection', { correction, previewedOn }, 'correction { id status }')
    const id = idOf(proposed?.correction)
    const foreseen = /FACTS_MOVED|NOTHING_WOULD_CHANGE/
    if (!note(desk.told, 'corrections', proposed, id, foreseen)) return
    if ((proposed?.correction as { status?: string } | undefined)?.status === 'APPLIED') return
    const seen = await other.ask('previewProposal', AGAIN, { id })
    const answer = await other.write('approveCorrection', { correction: id, previewedOn: seen?.previewedOn }, '')
    note(desk.told, 'approvals', answer, id, foreseen)
  })

/** A player drafts and files. */
export const appeals = (desk: Desk, player: Client): Promise<void> =>
  loop(desk, async at => {
    const { stage, slotsOfPlayer: slots } = desk.scene.published
    const slot = slots[at % slots.length]
    const signatures = ['contestant', 'captain'].map(capacity => ({ capacity, name: 'One' }))
    const words = { statement: `Case ${at}.`, relief: 'The score.', signatures }
    const drafted = await player.write('draftAppeal', { stage, slot, subject: 'score', ...words }, 'appeal { id }')
    const appeal = idOf(drafted?.appeal)
    if (!note(desk.told, 'drafts', drafted, appeal)) return
    const filed = await player.write('fileAppeal', { appeal }, 'appeal { id }')
    if (!note(desk.told, 'appeals', filed, appeal, /CASE_OPEN|APPEALED_ALREADY|FILED_TOO_LATE/)) return
    const back = await player.write('withdrawAppeal', { appeal, reason: 'soak' }, 'appeal { id }')
    note(desk.told, 'withdrawals', back, appeal)
  })

const SHOWN = 'query ($id: ID!) { stage(id: $id) { standings { id } provisional { id } } }'

/** Publishes whatever the worker has computed since. */
export const publications = (desk: Desk, client: Client): Promise<void> =>
  loop(desk, async () => {
    const { stage } = desk.scene.running
    const shown = await client.ask('stage', SHOWN, { id: stage })
    const revision = idOf(shown?.provisional)
    if (!revision || revision === idOf(shown?.standings)) return
    const answer = await client.write('publishStandings', { stage, revision }, 'revision { id }')
    note(desk.told, 'publications', answer, idOf(answer?.revision), /STANDINGS_CHANGED_MEANWHILE|REVISION|PUBLISHED/)
  })

export const lists = (desk: Desk, client: Client): Promise<void> =>
  loop(desk, async at => {
    const asOf = new Date(Date.UTC(2026, 2, 31) + at * 86_400_000).toISOString().slice(0, 10)
    const answer = await client.write('issueList', { ranking: desk.scene.ranking, asOf }, 'list { id }')
    note(desk.told, 'lists', answer, idOf(answer?.list), /LIST/)
  })

/** A registrar registers somebody twice and merges the two. */
export const merges = (desk: Desk, registrar: Client): Promise<void> =>
  loop(desk, async at => {
    const register = async (which: string) => {
      const name = { script: 'Latn', family: `Soak${at}`, given: which, display: `${which} Soak${at}` }
      const input = { organisation: desk.scene.organisation, names: [name], surelyNew: true }
      const answer = await registrar.write('registerPerson', input, 'person { id }')
      const id = idOf(answer?.person)
      return note(desk.told, 'people', answer, id) ? id : undefined
    }
    const [from, into] = [await register('One'), await register('Two')]
    if (!from || !into) return
    const answer = await registrar.write('mergePeople', { from, into, reason: 'soak' }, 'merge { id }')
    note(desk.told, 'merges', answer, idOf(answer?.merge))
  })

export const events = (desk: Desk, client: Client): Promise<void> =>
  loop(desk, async at => {
    const names = { code: `SOAK-${at}`, nameZh: '久浸', nameEn: 'Soak', sport: 'bridge', category: 'club' }
    const input = { organisation: desk.scene.organisation, ...names, startsOn: '2026-11-21', endsOn: '2026-11-21' }
    const answer = await client.write('createEvent', input, 'event { id }')
    note(desk.told, 'events', answer, idOf(answer?.event))
  })
