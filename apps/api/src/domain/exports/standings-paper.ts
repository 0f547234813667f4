import { ok } from '@paiji/rules'
import { dayOf } from '../../base/clock.js'
import type { Outcome } from '../../base/problem.js'
import type { Paper, PaperBlock } from '../papers/paper.js'
import { footWords, type PaperLanguage, said, wordsFrom } from '../papers/words.js'
import type { Deps } from '../shared/deps.js'
import { eventPath } from '../addresses/portal-paths.js'
import { allLinesOf, type LineRow } from '../standings/standings-reads.repo.js'
import type { RevisionRow } from '../standings/standings.repo.js'
import { namesOnPaper } from './names-on-paper.js'
import { publishedRevision } from './published-revision.js'

const footOf = (
  { number, officialAt, publishedAt }: RevisionRow,
  timeZone: string,
  language: PaperLanguage,
): string => {
  const { standings } = footWords[language]
  if (officialAt) return said(standings.official, { number, day: dayOf(officialAt, timeZone) })
  return publishedAt
    ? said(standings.published, { number, day: dayOf(publishedAt, timeZone) })
    : said(standings.provisional, { number })
}

type Named = Awaited<ReturnType<typeof namesOnPaper>>

/** One table for each group, in the order of its places. */
const tablesOf = (lines: readonly LineRow[], who: Named, language: PaperLanguage): PaperBlock[] => {
  const [t, codes] = [wordsFrom(language, 'events'), wordsFrom(language, 'codes')]
  const groups = [...new Set(lines.map(line => line.group))]
  const percent = lines.some(line => line.percentPrinted !== null)
  const head = [
    ...['rank', 'number', 'names', 'total'].map(name => t(`columns.${name}`)),
    ...(percent ? [t('columns.percent')] : []),
  ]
  return groups.flatMap(group => [
    ...(group ? [{ kind: 'heading' as const, text: codes(`group.${group}`, {}, group), level: 2 as const }] : []),
    {
      kind: 'table' as const,
      head,
      rows: lines
        .filter(line => line.group === group)
        .map(line => {
          const { number = '', name = '' } = who.get(line.entryId) ?? {}
          const total = line.totalPrinted ?? ''
          const rank = `${line.rank ?? '–'}${line.shared ? '=' : ''}`
          return [rank, number, name, total, ...(percent ? [line.percentPrinted ?? ''] : [])]
        }),
      numeric: percent ? [0, 3, 4] : [0, 3],
      widths: percent ? [1, 1, 6, 2, 2] : [1, 1, 6, 2],
    },
  ])
}

/**
 * The standings of a published revision for paper: places, names and totals, with the revision and its state on every
 * page. Problems: REVISION_UNKNOWN, NOT_PERMITTED (not published).
 */
export const standingsPaper = async (
  { db, mailing }: Pick<Deps, 'db' | 'mailing'>,
  revisionId: string,
  language: PaperLanguage,
): Promise<Outcome<{ key: string; paper: Paper }>> => {
  const found = await publishedRevision(db, revisionId)
  if (!found.ok) return found
  const { revision, stage, event } = found.value
  const [eventName, stageName] = language === 'en' ? [event.nameEn, stage.nameEn] : [event.nameZh, stage.nameZh]
  const paper: Paper = {
    language,
    title: eventName,
    kicker: [stageName === eventName ? '' : stageName, event.startsOn, event.venue].filter(Boolean).join(' · '),
    blocks: tablesOf(await allLinesOf(db, [revision.id]), await namesOnPaper(db, revision.stageId, language), language),
    foot: footOf(revision, event.timeZone, language),
    address: `${mailing.portal}/${language}${await eventPath(db, event.id)}`,
    at: revision.officialAt ?? revision.publishedAt ?? revision.computedAt,
  }
  return ok({ key: `standings ${revision.id} ${language} ${paper.foot}`, paper })
}
