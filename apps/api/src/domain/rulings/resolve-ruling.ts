import {
  type Adjustment,
  all,
  type ClauseRef,
  editionOf,
  entrantId,
  err,
  type GuideCounter,
  ok,
  type PastRuling,
  type Problem,
  problem,
  type RulesEdition,
  type RulingAuthority,
  type RulingContext,
  type RulingElsewhere,
  type RulingKind,
  type RulingPart,
  readStageFacts,
  secondAwards,
  withBodyPenalties,
  type StageFacts,
} from '@paiji/rules'
import type { Db } from '../../db/client.js'
import type { Outcome } from '../../base/problem.js'
import type { LedRecord } from '../../db/schema/index.js'
import { articleIn, bodyPenalties, rulesOfEvents, toBodyBook } from '../body-rules/body-rules.repo.js'
import { loadFacts } from '../standings/load-facts.js'
import type { StoredStage } from '../standings/stage.repo.js'
import { drawnPlaces, slotOf, withDrawnPlace } from './drawn-places.repo.js'
import { adjustmentsOfSources, importedAdjustments } from './adjustments.repo.js'
import { type LedMatter, ledChoice } from './led-choice.js'
import { rulingsElsewhere } from './other-stages.repo.js'
import { type NewParty, partiesOfRulings, type RulingRow, standingRulings } from './rulings.repo.js'

/** What a ruling is about and what it does, before anybody has written a word. */
export interface RulingMatter {
  readonly stageId: string
  readonly slot?: string
  /** Offending contestants first. */
  readonly parties: readonly NewParty[]
  readonly authority: RulingAuthority
  /** By the sport's guide … */
  readonly choice?: {
    readonly situation: string
    readonly option: string
    readonly answers: Readonly<Record<string, string>>
  }
  /** … or by questions that lead into it … */
  readonly led?: LedMatter
  /** … or by an article named by hand, with what it does. */
  readonly kind?: RulingKind
  readonly article?: string
  /** The text that the article is of, where it is not the event's edition: rules of a body, `CBF/fines.2`. */
  readonly articleOf?: string
  readonly adjustments?: readonly unknown[]
  /** The ruling this one takes the place of. */
  readonly supersedesId?: string
}

export interface ResolvedMatter {
  readonly edition: RulesEdition
  /** As stored, with everything that counts now. */
  readonly facts: StageFacts<unknown>
  /** Of the ruling that is superseded. */
  readonly closing: readonly string[]
  readonly kind: RulingKind
  /** What an appeal would be about, by the situation and the option. */
  readonly part: RulingPart
  /** What was chosen in the guide, by hand or led by questions. */
  readonly choice?: NonNullable<RulingMatter['choice']>
  readonly led?: LedRecord
  readonly clauses: readonly [ClauseRef, ...ClauseRef[]]
  readonly adjustments: readonly Adjustment[]
  readonly effects: readonly string[]
  readonly authority: RulingAuthority
  readonly counters: readonly GuideCounter[]
}

/** A stored ruling as the rules see it; none unless it was chosen in a guide. */
const pastRuling = (row: RulingRow, entrants: PastRuling['entrants']): PastRuling[] => {
  const { id, situation, option, answers, slot, authority } = row
  if (situation === null || option === null) return []
  return [{ id, situation, option, answers: answers ?? {}, entrants, authority, ...(slot === null ? {} : { slot }) }]
}

/** What the contestant was called for in the event's other stages. */
const historyElsewhere = async (db: Db, stage: StoredStage, entryId: string): Promise<RulingElsewhere[]> =>
  (await rulingsElsewhere(db, stage, entryId)).flatMap(({ ruling, round }) =>
    pastRuling(ruling, [entrantId(entryId)]).map(past => ({
      ...past,
      stage: ruling.stageId,
      ...(round === null ? {} : { round }),
    })),
  )

/** The rulings of the stage that later ones depend on. */
export const historyOf = async (db: Db, stageId: string, without?: string): Promise<PastRuling[]> => {
  const rows = (await standingRulings(db, stageId)).filter(row => row.id !== without)
  const parties =
    rows.length > 0
      ? await partiesOfRulings(
          db,
          rows.map(row => row.id),
        )
      : []
  return rows.flatMap(row => {
    const own = parties.filter(party => party.rulingId === row.id)
    return pastRuling(
      row,
      own.map(party => entrantId(party.entryId)),
    )
  })
}

interface ReadMatter {
  readonly edition: RulesEdition
  readonly stored: StageFacts<unknown>
  readonly context: RulingContext<unknown>
  readonly closing: readonly string[]
}

/** What the edition's guide looks at: the stage's facts, its rulings, and whom and where it is about. */
export const readMatter = async (
  db: Db,
  stage: StoredStage,
  matter: Pick<RulingMatter, 'slot' | 'parties' | 'supersedesId' | 'adjustments'> & {
    readonly answers?: Record<string, string>
  },
): Promise<Outcome<ReadMatter>> => {
  const edition = editionOf(stage.editionId)
  if (!edition) return err([problem('EDITION_UNKNOWN', { params: { edition: stage.editionId } })])
  const { facts: stored } = await loadFacts(db, stage)
  const facts = readStageFacts(edition, stored)
  if (!facts.ok) return facts
  const known = new Set<string>(stored.entrants.map(entrant => entrant.id))
  if (matter.parties.some(party => !known.has(party.entryId)) || twice(matter.parties.map(party => party.entryId)))
    return err([problem('RULING_PARTIES_UNKNOWN', { at: { path: 'parties' } })])
  const { supersedesId, slot, answers, adjustments = [] } = matter
  const settings = withBodyPenalties(edition, facts.value.settings, await bodyPenalties(db, stage.eventId))
  const drawn = await drawnPlaces(db, stage.id, [...(slot === undefined ? [] : [slot]), ...adjustments.flatMap(slotOf)])
  const history = await historyOf(db, stage.id, supersedesId)
  const closing = supersedesId ? (await adjustmentsOfSources(db, [supersedesId])).map(row => row.id) : []
  const offender = matter.parties.find(party => party.role === 'offending')?.entryId
  const context = {
    facts: { ...facts.value, settings },
    drawn,
    history,
    ...(offender === undefined
      ? {}
      : { entrant: entrantId(offender), elsewhere: await historyElsewhere(db, stage, offender) }),
    ...(slot === undefined ? {} : { slot }),
    ...(answers ? { answers } : {}),
  }
  return ok({ edition, stored, context, closing })
}

const twice = (ids: readonly string[]): boolean => new Set(ids).size < ids.length

type Resolved = Omit<ResolvedMatter, 'edition' | 'facts' | 'closing'>

/**
 * What a ruling comes to under the event's edition, by its guide or by hand. Stores nothing.
 * Problems: EDITION_UNKNOWN, RULING_PARTIES_UNKNOWN, RULING_KIND_MISSING, RULING_ARTICLE_MISSING,
 * RULING_ARTICLE_UNKNOWN (also one of rules that the event is not held under), SLOT_AWARDED_ALREADY (a second adjusted score of a place), and whatever the edition finds in the choice or the adjustments.
 */
export const resolveMatter = async (
  db: Db,
  stage: StoredStage,
  matter: RulingMatter,
): Promise<Outcome<ResolvedMatter>> => {
  const read = await readMatter(db, stage, matter)
  if (!read.ok) return read
  const { edition, stored, context, closing } = read.value
  const own = await citedOfBody(db, stage, matter)
  if (!own.ok) return own
  const resolved = resolvedBy(edition, context, matter, own.value)
  if (!resolved.ok) return resolved
  const second = await secondAwardProblems(db, stage, { stored, closing }, resolved.value.adjustments)
  if (second.length > 0) return err(second)
  const adjustments = resolved.value.adjustments.map(one => withDrawnPlace(one, stored, context.drawn ?? []))
  const part = partUnder(edition, resolved.value)
  return ok({ ...resolved.value, part, adjustments, edition, facts: stored, closing })
}

/** An article of rules that the event is held under, named by hand; undefined where it is the edition's. */
const citedOfBody = async (
  db: Db,
  { eventId }: StoredStage,
  { articleOf: edition, article = '' }: RulingMatter,
): Promise<Outcome<ClauseRef | undefined>> => {
  if (edition === undefined) return ok(undefined)
  const books = (await rulesOfEvents(db, [eventId])).map(toBodyBook)
  const found = articleIn(books, { edition, article })
  return found
    ? ok({ edition: found.book.id, article: found.article.number })
    : err([problem('RULING_ARTICLE_UNKNOWN', { at: { path: 'article' }, params: { article } })])
}

/** An adjusted score where one stands already, unless the ruling it came from is superseded; a file's own gives way. */
const secondAwardProblems = async (
  db: Db,
  stage: StoredStage,
  { stored, closing }: Pick<ReadMatter, 'stored' | 'closing'>,
  added: readonly Adjustment[],
): Promise<readonly Problem[]> => {
  if (added.length === 0) return []
  const givesWay = new Set([...closing, ...(await importedAdjustments(db, stage.id))])
  return secondAwards(
    stored.adjustments.filter(({ id }) => !givesWay.has(id)),
    added,
  )
}

const resolvedBy = (
  edition: RulesEdition,
  context: RulingContext<unknown>,
  matter: RulingMatter,
  ofBody: ClauseRef | undefined,
): Outcome<Resolved> => {
  if (matter.led) return byQuestions(edition, context, matter, matter.led)
  return matter.choice ? byGuide(edition, context, matter) : byHand(edition, context, matter, ofBody)
}

/** The answers lead to a choice of the guide; their article stands before those of the option. */
const byQuestions = (
  edition: RulesEdition,
  context: RulingContext<unknown>,
  matter: RulingMatter,
  given: LedMatter,
): Outcome<Resolved> => {
  const led = ledChoice(edition, context, given)
  if (!led.ok) return led
  const { choice, clause, part, record } = led.value
  const resolved = edition.rulings.resolve(context, { ...choice, authority: matter.authority })
  if (!resolved.ok) return resolved
  const { clauses: own } = resolved.value
  const others = clause ? own.filter(one => one.article !== clause.article) : own
  const [first, ...rest] = clause ? [clause, ...others] : others
  if (!first) return err([problem('RULING_ARTICLE_MISSING', { at: { path: 'article' } })])
  return ok({ ...resolved.value, clauses: [first, ...rest], ...(part ? { part } : {}), choice, led: record })
}

/** An article named by hand stands before those of the guide. */
const articlesOf = (
  edition: RulesEdition,
  named: string | undefined,
  clauses: readonly ClauseRef[],
): Outcome<ResolvedMatter['clauses']> => {
  const article = named?.trim()
  if (article && !edition.rulings.hasArticle(article))
    return err([problem('RULING_ARTICLE_UNKNOWN', { at: { path: 'article' }, params: { article } })])
  const others = clauses.filter(clause => clause.article !== article)
  const [first, ...rest] = article ? [{ edition: edition.id, article }, ...others] : others
  return first ? ok([first, ...rest]) : err([problem('RULING_ARTICLE_MISSING', { at: { path: 'article' } })])
}

const byGuide = (edition: RulesEdition, context: RulingContext<unknown>, matter: RulingMatter): Outcome<Resolved> => {
  const { choice, authority } = matter
  if (!choice) return err([problem('RULING_KIND_MISSING')])
  const resolved = edition.rulings.resolve(context, { ...choice, authority })
  if (!resolved.ok) return resolved
  const clauses = articlesOf(edition, matter.article, resolved.value.clauses)
  return clauses.ok ? ok({ ...resolved.value, clauses: clauses.value, choice }) : clauses
}

/** What an appeal would be about, by the article; what an event's own regulations prescribe is as the guide says. */
const partUnder = ({ id, rulings }: RulesEdition, { kind, part, clauses: [first] }: Resolved): RulingPart =>
  first.edition === id ? rulings.part({ kind, article: first.article, part }) : part

/** What a body lays down itself is discipline, as what an event does; a score given under it is judged. */
const partOfBody = (kind: RulingKind): RulingPart =>
  kind === 'adjustedScore' || kind === 'rectification' ? 'judgement' : 'discipline'

const byHand = (
  edition: RulesEdition,
  { facts, drawn = [] }: RulingContext<unknown>,
  matter: RulingMatter,
  ofBody: ClauseRef | undefined,
): Outcome<Resolved> => {
  const { kind, authority } = matter
  const missing: Problem[] = kind === undefined ? [problem('RULING_KIND_MISSING', { at: { path: 'kind' } })] : []
  const clauses = ofBody ? ok([ofBody] as const) : articlesOf(edition, matter.article, [])
  const adjustments = all(
    (matter.adjustments ?? []).map(input => edition.rulings.parseAdjustment(input, { facts, drawn, authority })),
  )
  if (kind === undefined || !clauses.ok || !adjustments.ok)
    return err([...missing, ...(clauses.ok ? [] : clauses.error), ...(adjustments.ok ? [] : adjustments.error)])
  const part = ofBody ? partOfBody(kind) : edition.rulings.part({ kind, article: clauses.value[0].article })
  const nothing = { effects: [], counters: [] }
  return ok({ kind, part, clauses: clauses.value, adjustments: adjustments.value, authority, ...nothing })
}
