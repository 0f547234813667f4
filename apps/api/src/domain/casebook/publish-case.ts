import { err, problem } from '@paiji/rules'
import {
  atMostAsOpen,
  type CaseSource,
  type NamedPerson,
  type PublicationLevel,
  publicationDefault,
  publishedCase,
  redactText,
} from '@paiji/rules/procedure'
import { and, eq, isNull, max } from 'drizzle-orm'
import type { Viewer } from '../../auth/viewer.js'
import { appealErratum, caseCommentary, casePublication, event } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import { appendDocket } from '../appeals/docket.js'
import { decisionOf } from '../decisions/decide.js'
import type { DecisionRow } from '../decisions/effects.js'
import { actOnCase, type CaseAnswer, type CaseInput, type CaseScene } from '../panels/case-scene.js'
import { canKeepCase } from '../panels/policy.js'
import { entriesOfCase } from '../panels/relations.repo.js'
import { titleSearchText } from '../registry/search-text.js'
import type { Deps } from '../shared/deps.js'
import { allOf, allowed, type Permission, refused } from '../shared/permission.js'
import type { Outcome } from '../shared/problem.js'
import { namesOfEntries } from './casebook.repo.js'

export interface PublishCaseInput extends CaseInput {
  readonly headnoteZh: string
  readonly headnoteEn: string
  readonly keywords: readonly string[]
  /** No more open than the procedure's own level. */
  readonly level?: PublicationLevel
}

/** The casebook's editor is of the clerk's desk and did not preside. */
export const canPublishCase = (viewer: Viewer, scene: CaseScene): Permission =>
  allOf(
    canKeepCase(viewer, scene),
    scene.members.some(member => member.role === 'chair' && member.accountId === viewer.accountId)
      ? refused('EDITOR_SAT_IN_CHAIR')
      : allowed,
  )

/** What people are called instead of by name. */
const ROLES = {
  appellant: { zh: '申诉方', en: 'appellant' },
  respondent: { zh: '对方', en: 'respondent' },
} as const

const peopleOf = async (tx: Transaction, scene: CaseScene, day: string): Promise<NamedPerson[]> => {
  const entries = await entriesOfCase(tx, scene.row)
  const rows = await namesOfEntries(tx, entries, day)
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

const levelOf = (
  scene: CaseScene,
  asked: PublicationLevel | undefined,
  minorConcerned: boolean,
): Outcome<PublicationLevel> => {
  const usual = publicationDefault(scene.procedure, { category: scene.category, minorConcerned })
  const level = asked ?? usual
  if (level === 'sealed') return err([problem('CASE_SEALED')])
  return atMostAsOpen(level, usual)
    ? { ok: true, value: level }
    : err([problem('LEVEL_TOO_OPEN', { params: { level: usual } })])
}

/** Newest errata stand beside the text, not in it. */
const erratumTexts = async (tx: Transaction, decision: DecisionRow): Promise<string[]> => {
  const rows = await tx
    .select()
    .from(appealErratum)
    .where(eq(appealErratum.decisionId, decision.id))
    .orderBy(appealErratum.number)
  return rows.map(row => `${row.at}: ${row.text}`)
}

/**
 * Prints a notified case at its level, names taken out of every text; again, it is a new edition of the print.
 * Problems: CASE_NOT_DECIDED, CASE_SEALED, LEVEL_TOO_OPEN, HEADNOTE_MISSING; NOT_PERMITTED (EDITOR_SAT_IN_CHAIR).
 */
export const publishCase = (deps: Deps, viewer: Viewer, input: PublishCaseInput): Promise<Outcome<CaseAnswer>> =>
  actOnCase(deps, viewer, { name: 'publishCase', permit: canPublishCase }, input, async (tx, scene) => {
    const decision = await decisionOf(tx, scene.row.id)
    if (!decision?.notifiedAt) return err([problem('CASE_NOT_DECIDED')])
    if (!input.headnoteZh.trim() || !input.headnoteEn.trim())
      return err([problem('HEADNOTE_MISSING', { at: { path: 'headnoteZh' } })])
    const [held] = await tx.select().from(event).where(eq(event.id, scene.row.eventId))
    const people = await peopleOf(tx, scene, held?.endsOn ?? '')
    const level = levelOf(
      scene,
      input.level,
      people.some(person => person.minor),
    )
    if (!level.ok) return level
    const about = {
      number: scene.row.number ?? '',
      findings: decision.findings.map(finding => finding.text).join('\n'),
      reasoning: decision.reasoning,
      orders: decision.orderLines.map(line => String(line.text ?? '')),
      dissents: decision.dissents,
      people,
    }
    const printed = (headnote: string) => publishedCase({ ...about, headnote } satisfies CaseSource, level.value)
    const [zh, en] = [printed(input.headnoteZh.trim()), printed(input.headnoteEn.trim())]
    if (!zh || !en) return err([problem('CASE_SEALED')])
    const now = deps.clock.now()
    const errata = level.value === 'summary' ? [] : await erratumTexts(tx, decision)
    const { headnote: headnoteZh, ...body } = zh
    const words = input.keywords.map(word => redactText(word.trim(), people)).filter(Boolean)
    const keywords = [...new Set(words)]
    const tags = decision.articles.map(({ edition, article }) => `${edition}#${article}`)
    await insertEdition(tx, {
      organisationId: scene.row.organisationId,
      appealId: scene.row.id,
      level: level.value,
      sport: scene.sport,
      editionId: held?.editionId ?? '',
      eventLevel: scene.category,
      outcome: decision.outcome,
      depositOutcome: decision.depositFate,
      headnoteZh,
      headnoteEn: en.headnote,
      keywords,
      ruleTags: [...new Set(tags)],
      body: { ...body, errata },
      searchText: titleSearchText({
        zh: `${headnoteZh} ${keywords.join(' ')}`,
        en: en.headnote,
        code: scene.row.number ?? '',
      }),
      editedBy: viewer.accountId ?? 'system',
      publishedAt: now,
    })
    return appendDocket(tx, deps, viewer, scene.row, {
      type: 'PUBLISHED',
      text: '',
      visibility: 'public',
      set: { publishedAt: now, publicationLevel: level.value },
    })
  })

const insertEdition = async (
  tx: Transaction,
  values: Omit<typeof casePublication.$inferInsert, 'edition'>,
): Promise<void> => {
  const [last] = await tx
    .select({ edition: max(casePublication.edition) })
    .from(casePublication)
    .where(eq(casePublication.appealId, values.appealId))
  await tx
    .update(casePublication)
    .set({ supersededAt: values.publishedAt })
    .where(and(eq(casePublication.appealId, values.appealId), isNull(casePublication.supersededAt)))
  await tx.insert(casePublication).values({ ...values, edition: (last?.edition ?? 0) + 1 })
}

/** Outside commentary comes about four weeks after the print. */
const COMMENTARY_DAYS = 28

export interface AddCommentaryInput extends CaseInput {
  readonly author: string
  readonly text: string
}

/** What an outside commentator wrote. Problems: CASE_NOT_DECIDED, COMMENTARY_TOO_EARLY, HEADNOTE_MISSING. */
export const addCommentary = (deps: Deps, viewer: Viewer, input: AddCommentaryInput): Promise<Outcome<CaseAnswer>> =>
  actOnCase(deps, viewer, { name: 'addCommentary', permit: canPublishCase }, input, async (tx, scene) => {
    const { publishedAt } = scene.row
    if (!publishedAt) return err([problem('CASE_NOT_DECIDED')])
    const now = deps.clock.now()
    const from = new Date(publishedAt.getTime() + COMMENTARY_DAYS * 86_400_000)
    if (now < from) return err([problem('COMMENTARY_TOO_EARLY', { params: { from: from.toISOString() } })])
    const [author, text] = [input.author.trim(), input.text.trim()]
    if (!author || !text) return err([problem('HEADNOTE_MISSING', { at: { path: 'text' } })])
    const by = { recordedBy: viewer.accountId ?? 'system', recordedAt: now }
    await tx.insert(caseCommentary).values({ appealId: scene.row.id, author, text, ...by })
    return appendDocket(tx, deps, viewer, scene.row, { type: 'COMMENTARY_ADDED', text: '', visibility: 'public' })
  })
