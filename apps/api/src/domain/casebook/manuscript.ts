import { err, ok, problem } from '@paiji/rules'
import {
  type CaseSource,
  type NamedPerson,
  type OrderLine,
  type PublicationLevel,
  publicationDefault,
  type PublishedCase,
  publishedCase,
  redactText,
} from '@paiji/rules/procedure'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { appealErratum, docketEntry, event } from '../../db/schema/index.js'
import { findRuling } from '../appeals/filing.repo.js'
import { statementsOfCases } from '../appeals/statements.repo.js'
import { awardTextOf } from '../decisions/award-figures.js'
import { decisionOf } from '../decisions/decide.js'
import type { DecisionRow } from '../decisions/effects.js'
import type { CaseScene } from '../panels/case-scene.js'
import { entriesOfCase } from '../panels/relations.repo.js'
import type { Outcome } from '../../base/problem.js'
import { isHan } from '../registry/folding.js'
import { namesOfEntries, namesOfPeople } from './casebook.repo.js'
import { readingsOf } from './names-in-print.js'
import { type PlaceMove, placeMoves, type PlayedTable, playedTable } from './played-table.js'

/** The editor's own words around a case. */
export interface PrintWords {
  readonly headnoteZh: string
  readonly headnoteEn: string
  readonly keywords: readonly string[]
}

/** A decided case before it is printed: everything there is, with everybody who may have to go unnamed. */
export interface Manuscript {
  readonly number: string
  readonly decision: DecisionRow
  readonly editionId: string
  readonly people: readonly NamedPerson[]
  readonly errata: readonly string[]
  readonly ruling: CaseSource['ruling']
  readonly contentions: NonNullable<CaseSource['contentions']>
  /** Why the chair did not wait for an answer. */
  readonly dispensed: readonly string[]
  /** The table as it was played: cards, calls and result, which name nobody. */
  readonly played: PlayedTable | undefined
  /** Where the sides stood before and after what was ordered. */
  readonly moves: readonly PlaceMove[]
  /** The guide's situation that was ruled on. */
  readonly situation: string | null
  readonly tags: string[]
  /** The level of the procedure for this event and these people. */
  readonly usual: PublicationLevel
}

export interface PrintedMove extends Omit<PlaceMove, 'own'> {
  readonly side: NamedPerson['role']
}

/** What the public reads. */
export interface Print extends PrintWords {
  readonly body: Omit<PublishedCase, 'headnote'> & {
    readonly played?: PlayedTable
    readonly moves?: readonly PrintedMove[]
    readonly dispensed?: readonly string[]
  }
}

/** What people are called instead of by name. */
const ROLES = {
  appellant: { zh: '申诉方', en: 'appellant' },
  respondent: { zh: '对方', en: 'respondent' },
  director: { zh: '裁判', en: 'director' },
  chair: { zh: '合议组组长', en: 'chair of the panel' },
  member: { zh: '合议组成员', en: 'member of the panel' },
} as const

const peopleOf = async (db: Db, scene: CaseScene, day: string): Promise<NamedPerson[]> => {
  const entries = await entriesOfCase(db, scene.row)
  const rows = await namesOfEntries(db, entries, day)
  const byPerson = new Map<string, { row: (typeof rows)[number]; names: NamedPerson['names'][number][] }>()
  for (const row of rows) {
    const found = byPerson.get(row.personId) ?? { row, names: [] }
    found.names.push({ family: row.family, given: row.given, display: row.display })
    byPerson.set(row.personId, found)
  }
  const players = [...byPerson.values()].map(({ row, names }) => ({
    id: row.personId,
    names,
    readings: readingsOf(names),
    role: row.entryId === scene.row.appellantEntryId ? ROLES.appellant : ROLES.respondent,
    minor: row.minor,
  }))
  return [...players, ...(await officialsOf(db, scene))]
}

/** The director of the ruling and those who sat, each by his or her part in the case. */
const officialsOf = async (db: Db, scene: CaseScene): Promise<NamedPerson[]> => {
  const sat = scene.members.filter(member => member.leftAt === null && member.role !== 'reserve')
  const rows = await namesOfPeople(
    db,
    sat.map(member => member.personId),
  )
  const seats = sat.map(({ personId, role }) => ({
    id: personId,
    names: rows.filter(row => row.personId === personId),
    readings: readingsOf(rows.filter(row => row.personId === personId)),
    role: role === 'chair' ? ROLES.chair : ROLES.member,
    minor: false,
  }))
  const ruling = scene.row.rulingId ? await findRuling(db, scene.row.rulingId) : undefined
  const name = ruling?.directorName?.trim()
  if (!name) return seats
  const names = [nameOf(name)]
  return [{ id: ruling?.id ?? '', names, readings: readingsOf(names), role: ROLES.director, minor: false }, ...seats]
}

/** A name as one line: a Chinese one begins with the family name, any other ends with it. */
const nameOf = (display: string) => {
  const parts = display.split(/\s+/)
  if (isHan(display)) return { family: display.slice(0, 1), given: display.slice(1), display }
  return { family: parts.at(-1) ?? display, given: parts.slice(0, -1).join(' '), display }
}

const ROLE_OF = { response: ROLES.respondent, director: ROLES.director } as const

/** What the sides and the director said, the appellant first. */
const contentionsOf = async (db: Db, { row }: CaseScene) => {
  const stated = await statementsOfCases(db, [row.id])
  return [
    { side: ROLES.appellant, text: [row.statement, row.relief].filter(Boolean).join('\n') },
    ...stated.map(({ kind, facts, reasons }) => ({ side: ROLE_OF[kind], text: `${facts}\n${reasons}` })),
  ].filter(({ text }) => text !== '')
}

/** For what reasons the panel did not wait for what had not been answered. */
const dispensedWith = async (db: Db, appealId: string): Promise<string[]> => {
  const rows = await db
    .select({ text: docketEntry.text })
    .from(docketEntry)
    .where(and(eq(docketEntry.appealId, appealId), eq(docketEntry.type, 'ANSWERS_DISPENSED')))
    .orderBy(docketEntry.number)
  return rows.map(row => row.text)
}

/** Newest errata stand beside the text, not in it. */
const erratumTexts = async (db: Db, decision: DecisionRow): Promise<string[]> => {
  const rows = await db
    .select()
    .from(appealErratum)
    .where(eq(appealErratum.decisionId, decision.id))
    .orderBy(appealErratum.number)
  return rows.map(row => `${row.at}: ${row.text}`)
}

/** Problems: CASE_NOT_DECIDED. */
export const readManuscript = async (db: Db, scene: CaseScene): Promise<Outcome<Manuscript>> => {
  const decision = await decisionOf(db, scene.row.id)
  if (!decision?.notifiedAt) return err([problem('CASE_NOT_DECIDED')])
  const [held] = await db.select().from(event).where(eq(event.id, scene.row.eventId))
  const people = await peopleOf(db, scene, held?.endsOn ?? '')
  const minorConcerned = people.some(person => person.minor)
  const ruling = scene.row.rulingId ? await findRuling(db, scene.row.rulingId) : undefined
  return ok({
    number: scene.row.number ?? '',
    decision,
    editionId: held?.editionId ?? '',
    people,
    errata: await erratumTexts(db, decision),
    ruling: ruling && { facts: ruling.facts, decision: ruling.decision, article: ruling.article },
    contentions: await contentionsOf(db, scene),
    dispensed: await dispensedWith(db, scene.row.id),
    played: await playedTable(db, scene.row.id, held?.editionId ?? ''),
    moves: await placeMoves(db, scene),
    situation: ruling?.situation ?? null,
    tags: [...new Set(decision.articles.map(({ edition, article }) => `${edition}#${article}`))],
    usual: publicationDefault(scene.procedure, { category: scene.category, minorConcerned }),
  })
}

/** An order as it is printed: its words, and the contracts and weights of an award. */
const orderText = (line: DecisionRow['orderLines'][number]): string => {
  const { text = '', ...order } = line as Partial<OrderLine>
  const awarded = order.order && order.clause ? awardTextOf({ order: order.order, clause: order.clause }) : undefined
  return awarded ? `${text}\n${awarded}` : text
}

/** The case at one level, names taken out of every text; undefined where nothing of it is printed. */
export const printAt = (of: Manuscript, words: PrintWords, level: PublicationLevel): Print | undefined => {
  const { decision, people } = of
  const about = {
    number: of.number,
    findings: decision.findings.map(finding => finding.text).join('\n'),
    reasoning: decision.reasoning,
    orders: decision.orderLines.map(orderText),
    dissents: decision.dissents,
    errata: of.errata,
    ...(of.ruling ? { ruling: of.ruling } : {}),
    contentions: of.contentions,
    people,
  }
  const zh = publishedCase({ ...about, headnote: words.headnoteZh.trim() }, level)
  const en = publishedCase({ ...about, headnote: words.headnoteEn.trim() }, level)
  if (!zh || !en) return undefined
  const { headnote, ...text } = zh
  const open = level !== 'summary'
  // Cards, calls, a result or a change of place is found on the event's own pages, with the names.
  const named = level === 'names'
  const moves = of.moves.map(({ own, ...move }) => ({ side: own ? ROLES.appellant : ROLES.respondent, ...move }))
  const secret = level === 'names' ? people.filter(person => person.minor) : people
  const dispensed = of.dispensed.map(reason => redactText(reason, secret))
  const body = {
    ...text,
    ...(named && of.played ? { played: of.played } : {}),
    ...(named ? { moves } : {}),
    ...(open ? { dispensed } : {}),
  }
  const keywords = words.keywords.map(word => redactText(word.trim(), people)).filter(Boolean)
  return { headnoteZh: headnote, headnoteEn: en.headnote, keywords: [...new Set(keywords)], body }
}
