import { err, ok, problem } from '@paiji/rules'
import { atMostAsOpen, type PublicationLevel, publicationLevels } from '@paiji/rules/procedure'
import { and, eq, isNull, max } from 'drizzle-orm'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { caseCommentary, casePublication } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import { appendDocket } from '../appeals/docket.js'
import { tell } from '../appeals/notices.js'
import type { CaseAnswer, CaseInput } from '../appeals/on-case.js'
import { actOnCase, type CaseScene, readScene } from '../panels/case-scene.js'
import { canKeepCase } from '../panels/policy.js'
import { titleSearchText } from '../registry/search-text.js'
import type { Deps } from '../shared/deps.js'
import { allOf, allowed, type Permission, refused } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import { dayOf, MS_A_DAY } from '../../base/clock.js'
import { referenceFor } from './casebook.repo.js'
import { type Print, type PrintWords, printAt, readManuscript } from './manuscript.js'

export interface PublishCaseInput extends CaseInput, PrintWords {
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

/**
 * Prints a notified case at its level, names taken out of every text; again, it is a new edition of the print.
 * Problems: CASE_NOT_DECIDED, CASE_SEALED, LEVEL_TOO_OPEN, HEADNOTE_MISSING; NOT_PERMITTED (EDITOR_SAT_IN_CHAIR).
 */
export const publishCase = (deps: Deps, viewer: Viewer, input: PublishCaseInput): Promise<Outcome<CaseAnswer>> =>
  actOnCase(deps, viewer, { name: 'publishCase', permit: canPublishCase }, input, async (tx, scene) => {
    if (!input.headnoteZh.trim() || !input.headnoteEn.trim())
      return err([problem('HEADNOTE_MISSING', { at: { path: 'headnoteZh' } })])
    const manuscript = await readManuscript(tx, scene)
    if (!manuscript.ok) return manuscript
    const { usual, tags, decision, editionId, situation } = manuscript.value
    const level = levelOf(usual, input.level)
    if (!level.ok) return level
    const print = printAt(manuscript.value, input, level.value)
    if (!print) return err([problem('CASE_SEALED')])
    const now = deps.clock.now()
    const { headnoteZh, headnoteEn, keywords, body } = print
    const reference = await referenceFor(tx, scene.row.id, Number(dayOf(now, scene.timeZone).slice(0, 4)))
    const number = level.value === 'names' ? (scene.row.number ?? '') : reference
    await insertEdition(tx, {
      reference,
      situation,
      organisationId: scene.row.organisationId,
      appealId: scene.row.id,
      level: level.value,
      sport: scene.sport,
      editionId,
      eventLevel: scene.category,
      outcome: decision.outcome,
      depositOutcome: decision.depositFate,
      headnoteZh,
      headnoteEn,
      keywords: [...keywords],
      ruleTags: tags,
      body: { ...body },
      searchText: titleSearchText({
        zh: `${headnoteZh} ${keywords.join(' ')}`,
        en: headnoteEn,
        code: number,
      }),
      editedBy: actorOf(viewer),
      publishedAt: now,
    })
    for (const to of ['parties', 'interested'] as const)
      await tell(tx, scene.row, { code: 'CASE_PUBLISHED', to, at: now, about: now.toISOString() })
    return appendDocket({ tx, deps, viewer }, scene.row, {
      type: 'PUBLISHED',
      text: '',
      visibility: 'public',
      set: { publishedAt: now, publicationLevel: level.value },
    })
  })

const levelOf = (usual: PublicationLevel, asked: PublicationLevel | undefined): Outcome<PublicationLevel> => {
  const level = asked ?? usual
  if (level === 'sealed') return err([problem('CASE_SEALED')])
  return atMostAsOpen(level, usual) ? ok(level) : err([problem('LEVEL_TOO_OPEN', { params: { level: usual } })])
}

export interface LevelPreview {
  readonly level: PublicationLevel
  /** No more open than usual, and open at all. */
  readonly allowed: boolean
  /** Undefined where nothing is printed. */
  readonly print: Print | undefined
}

/**
 * The case as the public would read it at each level, before it is printed: for whoever may print it.
 * Problems: NOT_PERMITTED, CASE_UNKNOWN, CASE_NOT_DECIDED.
 */
export const previewPublication = async (
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  appealId: string,
  words: PrintWords,
): Promise<Outcome<{ usual: PublicationLevel; levels: LevelPreview[] }>> => {
  const scene = await readScene(db, viewer, appealId, canPublishCase)
  if (!scene.ok) return scene
  const manuscript = await readManuscript(db, scene.value)
  if (!manuscript.ok) return manuscript
  const { usual } = manuscript.value
  const levels = publicationLevels.map(level => ({
    level,
    allowed: levelOf(usual, level).ok,
    print: printAt(manuscript.value, words, level),
  }))
  return ok({ usual, levels })
}

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
    const from = new Date(publishedAt.getTime() + COMMENTARY_DAYS * MS_A_DAY)
    if (now < from) return err([problem('COMMENTARY_TOO_EARLY', { params: { from: from.toISOString() } })])
    const [author, text] = [input.author.trim(), input.text.trim()]
    if (!author || !text) return err([problem('HEADNOTE_MISSING', { at: { path: 'text' } })])
    const by = { recordedBy: actorOf(viewer), recordedAt: now }
    await tx.insert(caseCommentary).values({ appealId: scene.row.id, author, text, ...by })
    return appendDocket({ tx, deps, viewer }, scene.row, { type: 'COMMENTARY_ADDED', text: '', visibility: 'public' })
  })
