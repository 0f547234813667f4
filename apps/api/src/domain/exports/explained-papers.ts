import { err, type Explanation, ok, problem } from '@paiji/rules'
import { dayOf, type IsoDate } from '../../base/clock.js'
import type { Outcome } from '../../base/problem.js'
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
import type { Deps } from '../shared/deps.js'
import { toGlobalId } from '../shared/global-id.js'
import { sha256 } from '../standings/digest.js'
import { printed } from './list-paper.js'
import { namesFor } from './player-paper.js'

type PaperDeps = Pick<Deps, 'db' | 'mailing'>
type Found = Promise<Outcome<{ key: string; paper: Paper }>>

interface Explained {
  readonly language: PaperLanguage
  readonly personId: string
  /** What the number belongs to: the event, or the list with its day. */
  readonly of: string
  readonly value: string
  readonly policy: PolicyRow | undefined
  readonly tree: PaperBlock
  /** The page, without its language. */
  readonly page: string
  readonly at: Date
  readonly day: IsoDate
}

const paperOf = async ({ db, mailing }: PaperDeps, explained: Explained): Promise<{ key: string; paper: Paper }> => {
  const { language, personId, of, value, policy, tree, page, at, day } = explained
  const t = wordsFrom(language, 'explanations')
  const [name, other] = namesFor(await namesByPeople(db, [personId]), language)
  const made = policy && {
    policy: language === 'en' ? policy.nameEn : policy.nameZh,
    version: policy.version,
  }
  const paper: Paper = {
    language,
    title: `${name}  ${value}`,
    kicker: [t('explain.view.title'), other].filter(Boolean).join(' · '),
    blocks: [
      { kind: 'paragraph', text: of, tone: 'strong' },
      ...(made ? [{ kind: 'paragraph' as const, text: t('explain.view.policy', made), tone: 'muted' as const }] : []),
      tree,
    ],
    foot: said(footWords[language].explained, { day }),
    address: `${mailing.portal}/${language}${page}`,
    at,
  }
  return { key: `explained ${page} ${language} ${sha256(JSON.stringify(paper))}`, paper }
}

/**
 * Why points were awarded, on paper, down to the boards: the tree of its page. Problems: EVENT_UNKNOWN (no such award, or none
 * any more).
 */
export const awardPaper = async (deps: PaperDeps, awardId: string, language: PaperLanguage): Found => {
  const { db } = deps
  const [award] = await awardsByIds(db, [awardId])
  const [event] = award ? await eventsByIds(db, [award.eventId]) : []
  const tree = award && (await wholeAwardExplanation(db, award.id))
  if (!award || !event || !tree) return err([problem('EVENT_UNKNOWN')])
  const [run] = await policiesOfRuns(db, [award.runId])
  const made = await paperOf(deps, {
    language,
    personId: award.personId,
    of: `${language === 'en' ? event.nameEn : event.nameZh} · ${award.earnedOn}`,
    value: printed(award.points),
    policy: run?.policy,
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
  const made = await paperOf(deps, {
    language,
    personId,
    of: [
      language === 'en' ? ranking.nameEn : ranking.nameZh,
      list.asOf,
      t('explain.view.rank', { rank: entry.rank }),
    ].join(' · '),
    value: printed(entry.value),
    policy,
    tree: explanationBlock(found.value.tree, { language, names: { events: found.value.events } }),
    page: `/explain/ranking/${toGlobalId('RankingList', list.id)}/${toGlobalId('Person', personId)}`,
    at: list.publishedAt,
    day: dayOf(list.publishedAt, ranking.timeZone),
  })
  return ok(made)
}
