import { err, ok, problem } from '@paiji/rules'
import {
  type NamedPerson,
  type PublicationLevel,
  publicationDefault,
  type PublishedCase,
  publishedCase,
  redactText,
} from '@paiji/rules/procedure'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { appealErratum, event } from '../../db/schema/index.js'
import { decisionOf } from '../decisions/decide.js'
import type { DecisionRow } from '../decisions/effects.js'
import type { CaseScene } from '../panels/case-scene.js'
import { entriesOfCase } from '../panels/relations.repo.js'
import type { Outcome } from '../../base/problem.js'
import { namesOfEntries } from './casebook.repo.js'

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
  readonly tags: string[]
  /** The level of the procedure for this event and these people. */
  readonly usual: PublicationLevel
}

/** What the public reads. */
export interface Print extends PrintWords {
  readonly body: Omit<PublishedCase, 'headnote'>
}

/** What people are called instead of by name. */
const ROLES = {
  appellant: { zh: '申诉方', en: 'appellant' },
  respondent: { zh: '对方', en: 'respondent' },
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
  return [...byPerson.values()].map(({ row, names }) => ({
    id: row.personId,
    names,
    role: row.entryId === scene.row.appellantEntryId ? ROLES.appellant : ROLES.respondent,
    minor: row.minor,
  }))
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
  return ok({
    number: scene.row.number ?? '',
    decision,
    editionId: held?.editionId ?? '',
    people,
    errata: await erratumTexts(db, decision),
    tags: [...new Set(decision.articles.map(({ edition, article }) => `${edition}#${article}`))],
    usual: publicationDefault(scene.procedure, { category: scene.category, minorConcerned }),
  })
}

/** The case at one level, names taken out of every text; undefined where nothing of it is printed. */
export const printAt = (of: Manuscript, words: PrintWords, level: PublicationLevel): Print | undefined => {
  const { decision, people } = of
  const about = {
    number: of.number,
    findings: decision.findings.map(finding => finding.text).join('\n'),
    reasoning: decision.reasoning,
    orders: decision.orderLines.map(line => String(line.text ?? '')),
    dissents: decision.dissents,
    errata: of.errata,
    people,
  }
  const zh = publishedCase({ ...about, headnote: words.headnoteZh.trim() }, level)
  const en = publishedCase({ ...about, headnote: words.headnoteEn.trim() }, level)
  if (!zh || !en) return undefined
  const { headnote, ...body } = zh
  const keywords = words.keywords.map(word => redactText(word.trim(), people)).filter(Boolean)
  return { headnoteZh: headnote, headnoteEn: en.headnote, keywords: [...new Set(keywords)], body }
}
