import { entrantId, err, type Explanation, ok, problem } from '@paiji/rules'
import { dayOf, type IsoDate } from '../../base/clock.js'
import type { Outcome } from '../../base/problem.js'
import type { Db } from '../../db/client.js'
import { awardsByIds, categorisedAwards, policiesByIds, policiesOfRuns } from '../awards/award-reads.repo.js'
import type { PolicyRow } from '../awards/awards.repo.js'
import { explainEntry } from '../awards/explain-entry.js'
import { countingOfPlaces } from '../awards/list-counting.js'
import { entriesOfPeople } from '../awards/list-reads.repo.js'
import { listsByIds } from '../awards/list-rows.repo.js'
import { type EntryRow, findRanking, type ListRow } from '../awards/lists.repo.js'
import { ratedResults } from '../awards/rated-results.repo.js'
import { wholeAwardExplanation } from '../awards/whole-award.js'
import { eventsByIds } from '../events/events.repo.js'
import { explanationBlock } from '../papers/explained.js'
import type { Paper, PaperBlock } from '../papers/paper.js'
import { footWords, type PaperLanguage, said, wordsFrom } from '../papers/words.js'
import { namesByPeople } from '../registry/people.repo.js'
import { readableExplanation, spokenOf } from '../rounds/readable.js'
import type { Deps } from '../shared/deps.js'
import { toGlobalId } from '../shared/global-id.js'
import { deriveRevision } from '../standings/derive-revision.js'
import { explainStanding } from '../standings/explain-standing.js'
import { printed } from './list-paper.js'
import { namesOnPaper } from './names-on-paper.js'
import { namesFor } from './player-paper.js'
import { publishedRevision } from './published-revision.js'
import { sha256 } from '../../base/digest.js'

type PaperDeps = Pick<Deps, 'db' | 'mailing'>
type Found = Promise<Outcome<{ key: string; paper: Paper }>>

interface Explained {
  readonly language: PaperLanguage
  /** Whose number it is, and beneath it how others write the name. */
  readonly names: readonly [name: string, other: string | undefined]
  /** What the number belongs to: the event, or the list with its day. */
  readonly of: string
  readonly value: string
  /** What it was reckoned by: the policy in its version, or the edition of the rules. */
  readonly by: string | undefined
  readonly tree: PaperBlock
  /** The page, without its language. */
  readonly page: string
  readonly at: Date
  readonly day: IsoDate
}

const paperOf = ({ mailing }: PaperDeps, explained: Explained): { key: string; paper: Paper } => {
  const { language, names, of, value, by, tree, page, at, day } = explained
  const [name, other] = names
  const paper: Paper = {
    language,
    title: `${name}  ${value}`,
    kicker: [wordsFrom(language, 'explanations')('explain.view.title'), other].filter(Boolean).join(' · '),
    blocks: [
      { kind: 'paragraph', text: of, tone: 'strong' },
      ...(by ? [{ kind: 'paragraph' as const, text: by, tone: 'muted' as const }] : []),
      tree,
    ],
    foot: said(footWords[language].explained, { day }),
    address: `${mailing.portal}/${language}${page}`,
    at,
  }
  return { key: `explained ${page} ${language} ${sha256(JSON.stringify(paper))}`, paper }
}

const byPolicy = (policy: PolicyRow | undefined, language: PaperLanguage): string | undefined =>
  policy &&
  wordsFrom(language, 'explanations')('explain.view.policy', {
    policy: language === 'en' ? policy.nameEn : policy.nameZh,
    version: policy.version,
  })

const namesOfPerson = async (db: Db, personId: string, language: PaperLanguage) =>
  namesFor(await namesByPeople(db, [personId]), language)

/**
 * Why points were awarded, on paper, down to the boards: the tree of its page. Problems: EVENT_UNKNOWN (no such award, or none
 * any more).
 */
export const awardPaper = async (deps: PaperDeps, awardId: string, language: PaperLanguage): Found => {
  const { db } = deps
  const [award] = await awardsByIds(db, [awardId])
  const [event] = award?.eventId ? await eventsByIds(db, [award.eventId]) : []
  const tree = award && (await wholeAwardExplanation(db, award.id))
  if (!award || !event || !tree) return err([problem('EVENT_UNKNOWN')])
  const [run] = await policiesOfRuns(db, [award.runId])
  const made = paperOf(deps, {
    language,
    names: await namesOfPerson(db, award.personId, language),
    of: `${language === 'en' ? event.nameEn : event.nameZh} · ${award.earnedOn}`,
    value: printed(award.points),
    by: byPolicy(run?.policy, language),
    tree: explanationBlock(tree, { language, sport: event.sport }),
    page: `/explain/award/${toGlobalId('PointAward', award.id)}`,
    at: award.recordedAt,
    day: dayOf(award.recordedAt, event.timeZone),
  })
  return ok(made)
}

/** The tree behind a place: the list's own policy over the awards or results it was made of, and the names of its events. */
const treeOfPlace = async (
  { db }: PaperDeps,
  { list, entry, policy }: { list: ListRow; entry: EntryRow; policy: PolicyRow },
  language: PaperLanguage,
): Promise<Outcome<{ tree: Explanation; events: ReadonlyMap<string, string> }>> => {
  const place = { listId: list.id, personId: entry.personId }
  const counting = entry.counting ?? (await countingOfPlaces(db, [place]))[0]?.counting ?? []
  const known = new Map(
    (
      await categorisedAwards(
        db,
        counting.map(one => one.awardId),
      )
    ).map(award => [award.id, award]),
  )
  const [behind] = await ratedResults(db, [place])
  const rated = behind?.results ?? []
  const events = await eventsByIds(db, [...new Set(rated.map(result => result.event))])
  const tree = explainEntry(policy, list.asOf, { awards: counting.map(one => known.get(one.awardId)), rated })
  const named = new Map(events.map(row => [row.id, language === 'en' ? row.nameEn : row.nameZh]))
  return tree.ok ? ok({ tree: tree.value, events: named }) : tree
}

/**
 * Why somebody has a value on a list, on paper: the tree of its page. Problems: RANKING_UNKNOWN (no such list, or the person
 * is not on it).
 */
export const placePaper = async (
  deps: PaperDeps,
  { listId, personId }: { readonly listId: string; readonly personId: string },
  language: PaperLanguage,
): Found => {
  const { db } = deps
  const [list] = await listsByIds(db, [listId])
  const [entry] = list ? await entriesOfPeople(db, [personId], [list.id]) : []
  const ranking = list && (await findRanking(db, { id: list.rankingId }))
  const [policy] = list ? await policiesByIds(db, [list.policyId]) : []
  if (!list || !entry || !ranking || !policy) return err([problem('RANKING_UNKNOWN')])
  const found = await treeOfPlace(deps, { list, entry, policy }, language)
  if (!found.ok) return found
  const t = wordsFrom(language, 'explanations')
  const made = paperOf(deps, {
    language,
    names: await namesOfPerson(db, personId, language),
    of: [
      language === 'en' ? ranking.nameEn : ranking.nameZh,
      list.asOf,
      t('explain.view.rank', { rank: entry.rank }),
    ].join(' · '),
    value: printed(entry.value),
    by: byPolicy(policy, language),
    tree: explanationBlock(found.value.tree, { language, names: { events: found.value.events } }),
    page: `/explain/ranking/${toGlobalId('RankingList', list.id)}/${toGlobalId('Person', personId)}`,
    at: list.publishedAt,
    day: dayOf(list.publishedAt, ranking.timeZone),
  })
  return ok(made)
}

/**
 * Why a contestant has its total and its place, on paper, down to the sheets: the tree of its page. Problems:
 * REVISION_UNKNOWN (no such revision, or the contestant is not in it), NOT_PERMITTED (not published).
 */
export const standingPaper = async (
  deps: PaperDeps,
  { revisionId, entryId }: { readonly revisionId: string; readonly entryId: string },
  language: PaperLanguage,
): Found => {
  const { db } = deps
  const found = await publishedRevision(db, revisionId)
  if (!found.ok) return found
  const { revision, stage, event } = found.value
  const contestants = await namesOnPaper(db, revision.stageId, language)
  const [contestant, derived] = [contestants.get(entryId), await deriveRevision(db, revision)]
  if (!derived.ok) return derived
  const tree = explainStanding(derived.value, { entrant: entrantId(entryId) })
  if (!contestant || !tree) return err([problem('REVISION_UNKNOWN')])
  const { edition } = derived.value
  const named = [...contestants].map(([id, { number, name }]) => spokenOf({ id, number, zh: name, en: name }))
  const t = wordsFrom(language, 'explanations')
  const at = revision.publishedAt ?? revision.computedAt
  const made = paperOf(deps, {
    language,
    names: [`${contestant.number}  ${contestant.name}`, undefined],
    of: [
      ...new Set(language === 'en' ? [event.nameEn, stage.nameEn] : [event.nameZh, stage.nameZh]),
      t('explain.view.revision', { number: revision.number }),
    ].join(' · '),
    value: tree.value,
    by: t('explain.view.rules', { edition: edition.meta.title[language === 'en' ? 'en' : 'zh'] }),
    tree: explanationBlock(readableExplanation(tree, named), { language, sport: event.sport }),
    page: `/explain/standing/${toGlobalId('StandingsRevision', revision.id)}/${toGlobalId('Entry', entryId)}`,
    at,
    day: dayOf(at, event.timeZone),
  })
  return ok(made)
}
