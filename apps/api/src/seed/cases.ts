import { invite } from './accounts.js'
import { type CaseText, editions } from './case-texts.js'
import { ledContent } from './casebook/book-case.js'
import { carryOut, changesResult, orderOf } from './casebook/decided.js'
import { minutesAfter } from './days.js'
import type { HeldStage, PlayedSlot } from './events.js'
import type { Body } from './federation.js'
import { DEMO_PASSWORD } from './logins.js'
import type { Person } from './people.js'
import type { Fields, Troupe } from './troupe.js'

export const CLERK = 'clerk@paiji.example'
export const DIRECTOR = 'director@paiji.example'

export interface Member {
  readonly email: string
  readonly person: string
}

/** Those around a case. */
export interface Court {
  readonly troupe: Troupe
  readonly federation: Body
  readonly panel: readonly Member[]
  /** Log-ins of players, by person; whoever needs one is invited, once. */
  readonly logins: Map<string, Promise<string>>
}

const inviteToLogIn = async ({ troupe, federation }: Court, at: Date, player: Person): Promise<string> => {
  const email = `${player.nameEn.toLowerCase().replace(/[^a-z]+/g, '.')}.${player.number.slice(-4)}@paiji.example`
  const name = { email, password: DEMO_PASSWORD, nameZh: player.display }
  await invite(troupe, at, federation.id, name, player.number)
  return email
}

/** The log-in of a player, who is invited when there is none. */
export const loginOf = (court: Court, at: Date, player: Person): Promise<string> => {
  const login = court.logins.get(player.id) ?? inviteToLogIn(court, at, player)
  court.logins.set(player.id, login)
  return login
}

export interface Ruled {
  readonly ruling: string
  readonly slot: PlayedSlot
  readonly text: CaseText
  /** Who is concerned, and may appeal. */
  readonly side: readonly Person[]
  /** Who sat against them: each side by one of its players. */
  readonly against: readonly Person[]
}

/** Records a ruling, of which the sides are notified in the same hour. Answers its id; what was led must come to its article. */
const record = async (troupe: Troupe, at: Date, ruled: Fields, article?: string): Promise<string> => {
  const input = { ...ruled, givenAt: at.toISOString() }
  type Recorded = { ruling: { id: string; clause: { article: string } } }
  const { ruling } = await troupe.act<Recorded>(DIRECTOR, at, 'recordRuling', input, 'ruling { id clause { article } }')
  if (article && ruling.clause.article !== article)
    throw new Error(`${article} is ruled under ${ruling.clause.article}`)
  await troupe.pass(at, ruling.id)
  return ruling.id
}

/** The director rules at a table of one of the sides, against it unless the case says otherwise. */
export const ruleAt = async (
  { troupe }: Pick<Court, 'troupe'>,
  held: HeldStage,
  text: CaseText,
  { player, nth = 0, at = minutesAfter(held.over, -4) }: { readonly player?: Person; nth?: number; at?: Date } = {},
): Promise<Ruled> => {
  const own = player && held.entryOf.get(player.id)
  const slots = own ? held.slots.filter(one => one.sides.some(side => side.id === own)) : held.slots
  const slot = [...slots].sort((a, b) => (a.slot < b.slot ? -1 : 1)).at(nth)
  if (!slot) throw new Error(`${held.plan.code} has no table to rule at`)
  const offender = own ?? slot.sides[0]?.id ?? ''
  const side = held.plan.sides.find(({ people }) => held.entryOf.get(people[0]?.id ?? '') === offender)
  const ruledAgainst = text.book?.appeals !== 'others'
  const parties = slot.sides.map(({ id }) => ({
    entry: id,
    role: (id === offender) === ruledAgainst ? 'offending' : 'nonOffending',
  }))
  const content = text.book ? ledContent(text.book) : { stated: { kind: 'warning', article: text.article } }
  const matter = { stage: held.stage, slot: slot.slot, parties, content }
  const ruling = await record(troupe, at, { matter, facts: text.facts, decision: text.decision }, text.article)
  const opposed = slot.sides.map(({ id }) => id).filter(id => id !== offender)
  const against = held.plan.sides.flatMap(({ people: [first] }) =>
    first && opposed.includes(held.entryOf.get(first.id) ?? '') ? [first] : [],
  )
  return { ruling, slot, text, side: side?.people ?? [], against }
}

const SPOILT = {
  facts: '邻桌大声讨论此副，本桌听到结果，无法正常打牌。The board was discussed aloud at the next table.',
  decision: '此副判人为调整分：双方平均正分。Average plus to both sides.',
}

/** A board that neighbours have spoilt is scored for both sides as the law says. */
export const ruleSpoilt = async ({ troupe }: Pick<Court, 'troupe'>, held: HeldStage): Promise<void> => {
  const at = minutesAfter(held.over, -3)
  const slot = [...held.slots].sort((a, b) => (a.slot < b.slot ? -1 : 1)).at(-1)
  if (!slot) return
  const parties = slot.sides.map(({ id }) => ({ entry: id, role: 'nonOffending' }))
  const adjustments = [{ artificial: { slot: slot.slot, payload: { ns: 'plus', ew: 'plus' } } }]
  const content = { stated: { kind: 'adjustedScore', article: '12C2', adjustments } }
  const matter = { stage: held.stage, slot: slot.slot, parties, content }
  await record(troupe, at, { matter, ...SPOILT })
}

const LED_OUT = {
  facts: '西家越序亮出红心首攻，庄家不接受。West faced a heart as opening lead out of turn; declarer refused it.',
  decision: '红心收回，东家保持引牌权期间不得引红心。The heart goes back; East may not lead hearts while on lead.',
}
const LED_OUT_PATH = [
  ['faceDown', 'no'],
  ['toldByOpponent', 'no'],
  ['ledBy', 'defender'],
  ['declarerSawDummy', 'no'],
  ['declarerChooses', 'forbidSuit'],
  ['whichSuit', 'hearts'],
] as const

/** An opening lead out of turn: the director answers the edition's questions, and the path stays with the ruling. */
export const ruleLed = async ({ troupe }: Pick<Court, 'troupe'>, held: HeldStage): Promise<void> => {
  const at = minutesAfter(held.over, -2)
  const [slot] = [...held.slots].sort((a, b) => (a.slot < b.slot ? -1 : 1))
  if (!slot) return
  const parties = slot.sides.map(({ id }, nth) => ({ entry: id, role: nth === 1 ? 'offending' : 'nonOffending' }))
  const path = LED_OUT_PATH.map(([question, choice]) => ({ question, answer: { choice } }))
  const content = { led: { situation: 'openingLeadOutOfTurn', path } }
  const matter = { stage: held.stage, slot: slot.slot, parties, content }
  await record(troupe, at, { matter, ...LED_OUT, visibility: 'public' })
}

/** One of the side files within the time; a partner has to agree. Answers the case and the hour. */
export const fileCase = async (
  court: Court,
  held: HeldStage,
  { ruling, text, side }: Ruled,
  filedAt = minutesAfter(held.over, 20),
): Promise<{ appeal: string; at: Date; appellant: string }> => {
  const { troupe } = court
  const [first, second] = side
  if (!first) throw new Error(`nobody appeals at ${held.plan.code}`)
  const appellant = await loginOf(court, minutesAfter(filedAt, -1), first)
  const draft = {
    stage: held.stage,
    subject: 'ruling',
    ruling,
    statement: text.statement,
    relief: text.relief,
    signatures: [
      { capacity: 'contestant', name: first.display },
      { capacity: 'captain', name: (second ?? first).display },
    ],
  }
  type Drafted = { appeal: { id: string } }
  const { appeal } = await troupe.act<Drafted>(appellant, filedAt, 'draftAppeal', draft, 'appeal { id }')
  await troupe.act(appellant, filedAt, 'fileAppeal', { appeal: appeal.id })
  return { appeal: appeal.id, at: filedAt, appellant }
}

interface CaseView {
  readonly appeal: {
    readonly missing: readonly { code: string }[]
  }
}

const MISSING = 'query ($id: ID!) { appeal(id: $id) { missing { code } } }'

/** The partner agrees, the deposit is paid where one is asked for, and the clerk admits the case. */
export const admitCase = async (court: Court, ruled: Ruled, appeal: string, filedAt: Date): Promise<Date> => {
  const { troupe } = court
  const at = minutesAfter(filedAt, 20)
  const missing = async () => (await troupe.read<CaseView>(CLERK, at, MISSING, { id: appeal })).appeal.missing
  const codes = (await missing()).map(one => one.code)
  if (codes.includes('CONCURRENCE_MISSING'))
    for (const other of ruled.side.slice(1))
      await troupe.act(await loginOf(court, at, other), at, 'concurInAppeal', { appeal, agrees: true })
  if (codes.includes('DEPOSIT_MISSING'))
    await troupe.act(CLERK, at, 'recordDeposit', { appeal, amount: 20_000, currency: 'USD' })
  await troupe.act(CLERK, at, 'admitAppeal', { appeal })
  return at
}

/** Three of the committee are seated, as both sides agree that they need not wait. */
export const seatPanel = async (court: Court, ruled: Ruled, appeal: string, admittedAt: Date): Promise<Date> => {
  const { troupe, panel } = court
  const at = minutesAfter(admittedAt, 30)
  await troupe.act(CLERK, at, 'formPanel', { appeal, chosen: panel.map(one => one.person) })
  for (const { email } of panel) await troupe.act(email, at, 'disclose', { appeal, ties: [] })
  const later = minutesAfter(at, 30)
  for (const one of [...ruled.side.slice(0, 1), ...ruled.against])
    await troupe.act(await loginOf(court, later, one), later, 'consentToPanel', { appeal })
  await troupe.act(CLERK, later, 'seatPanel', { appeal })
  return later
}

/** The panel decides; the clerk tells the parties, and the office carries out what changes a result. */
const decideCase = async (
  { troupe, panel }: Court,
  held: HeldStage,
  { text, slot }: Ruled,
  appeal: string,
  seatedAt: Date,
): Promise<Date> => {
  const at = minutesAfter(seatedAt, 60)
  const outcome = text.book?.outcome ?? 'rulingUpheld'
  await troupe.act(CLERK, seatedAt, 'openDeliberation', { appeal })
  for (const { email } of panel) await troupe.act(email, at, 'castVote', { appeal, outcome })
  const clause = { edition: editions[held.plan.sport], article: text.article }
  const chair = panel[0]?.email ?? ''
  const about = { chair, at, appeal, slot: slot.slot, article: text.article }
  const order = { ...clause, as: 'order', ...(await orderOf(troupe, about, text.book)) }
  const draft = {
    findings: [text.finding],
    articles: [clause],
    reasoningZh: text.reasoningZh,
    reasoningEn: text.reasoningEn,
    orders: [order],
  }
  await troupe.act(chair, at, 'draftDecision', { appeal, ...draft })
  await troupe.act(chair, at, 'previewDecision', { appeal })
  await troupe.act(chair, minutesAfter(at, 10), 'signDecision', { appeal })
  const told = minutesAfter(at, 20)
  await troupe.act(CLERK, told, 'notifyDecision', { appeal })
  if (text.book && changesResult(text.book)) await carryOut(troupe, minutesAfter(told, 10), appeal)
  return told
}

const ANSWER = {
  facts: '我方所见与裁判的记录一致。We saw what the director wrote down.',
  reasons: '判罚适当，请予维持。The ruling is fair and should stand.',
}

/** Days in which a side may go to the next body, and one more. */
const ONWARD = 8

/** What went back to the director is asked there again; the side is content with it, and takes its appeal back. */
const endBelow = async (court: Court, ruled: Ruled, appeal: string, at: Date): Promise<void> => {
  const [appellant] = ruled.side
  if (!appellant) return
  const who = await loginOf(court, at, appellant)
  type Onward = { appeal: { continuedBy: { id: string } | null } }
  const onward = 'query ($id: ID!) { appeal(id: $id) { continuedBy { id } } }'
  const below = (await court.troupe.read<Onward>(who, at, onward, { id: appeal })).appeal.continuedBy?.id
  const reason = '裁判已补问，我方没有异议。The director has asked again; we are content.'
  if (below) await court.troupe.act(who, at, 'withdrawAppeal', { appeal: below, reason })
}

/** The whole road: filed, admitted, heard, decided, printed in the casebook, and closed when nobody went on before today. */
export const settleCase = async (court: Court, held: HeldStage, ruled: Ruled, today: Date): Promise<void> => {
  const { appeal, at } = await fileCase(court, held, ruled)
  const admitted = await admitCase(court, ruled, appeal, at)
  const { facts, decision } = ruled.text
  await court.troupe.act(DIRECTOR, admitted, 'stateFacts', { appeal, facts, reasons: decision })
  for (const one of ruled.against)
    await court.troupe.act(await loginOf(court, admitted, one), admitted, 'answerAppeal', { appeal, ...ANSWER })
  const seated = await seatPanel(court, ruled, appeal, admitted)
  const decided = await decideCase(court, held, ruled, appeal, seated)
  if (ruled.text.book?.outcome === 'remanded') await endBelow(court, ruled, appeal, minutesAfter(decided, 60))
  const printed = minutesAfter(decided, 3 * 24 * 60)
  const { headnoteZh, headnoteEn, keywords } = ruled.text
  await court.troupe.act(CLERK, printed, 'publishCase', { appeal, headnoteZh, headnoteEn, keywords })
  const over = minutesAfter(decided, ONWARD * 24 * 60)
  if (over < today) await court.troupe.act(CLERK, over, 'closeCase', { appeal })
}
