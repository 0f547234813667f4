import { err, ok, problem } from '@paiji/rules'
import { eq } from 'drizzle-orm'
import { dayOf } from '../../base/clock.js'
import type { Outcome } from '../../base/problem.js'
import { organisation } from '../../db/schema/index.js'
import { policiesByIds } from '../awards/award-reads.repo.js'
import { countEntries } from '../awards/list-reads.repo.js'
import { listsByIds } from '../awards/list-rows.repo.js'
import { findRanking, type FoundRanking, type ListRow } from '../awards/lists.repo.js'
import { type PaperLine, paperLines } from '../awards/paper-lines.repo.js'
import type { Paper, PaperBlock } from '../papers/paper.js'
import { footWords, type PaperLanguage, said, wordsFrom } from '../papers/words.js'
import type { Deps } from '../shared/deps.js'
import { reasonsIfAny } from '../shared/reasons.js'
import { listPaths } from '../addresses/portal-paths.js'
import { sha256 } from '../../base/digest.js'

/** Lines of one paper; a longer list says how many are missing. */
const MOST_LINES = 2_000

/** Hundredths as they are printed: `12.34`. */
export const printed = (hundredths: number): string => {
  const whole = String(Math.abs(hundredths)).padStart(3, '0')
  return `${hundredths < 0 ? '-' : ''}${whole.slice(0, -2)}.${whole.slice(-2)}`
}

const tableOf = (lines: readonly PaperLine[], ranking: FoundRanking, language: PaperLanguage): PaperBlock => {
  const [t, own] = [wordsFrom(language, 'events'), wordsFrom(language, 'rankings')]
  const value = ranking.kind === 'rating' ? own('rankings.rating') : t('columns.award')
  return {
    kind: 'table',
    head: [t('columns.rank'), t('columns.name'), t('columns.number'), value],
    rows: lines.map(({ rank, shared, name, number, value: amount, provisional }) => [
      `${rank}${shared ? '=' : ''}`,
      name,
      number,
      `${printed(amount)}${provisional ? ' *' : ''}`,
    ]),
    numeric: [0, 3],
    widths: [1, 5, 2, 2],
  }
}

const notesOf = (lines: readonly PaperLine[], all: number, language: PaperLanguage): PaperBlock[] => {
  const { provisional, more } = footWords[language].lists
  const notes = [
    ...(lines.some(line => line.provisional) ? [provisional] : []),
    ...(all > lines.length ? [said(more, { shown: lines.length, all })] : []),
  ]
  return notes.map(text => ({ kind: 'paragraph', text, tone: 'muted' }))
}

const footOf = (list: ListRow, zone: string, language: PaperLanguage): string => {
  const { standing, superseded } = footWords[language].lists
  return said(list.supersededAt ? superseded : standing, {
    number: list.number,
    day: dayOf(list.publishedAt, zone),
    digest: list.digestForm === 1 ? '—' : list.outputDigest.slice(0, 16),
  })
}

/**
 * An issue of a list for paper: places, names, numbers and values, with the issue and its digest on every page.
 * Problems: RANKING_UNKNOWN.
 */
export const listPaper = async (
  { db, mailing }: Pick<Deps, 'db' | 'mailing'>,
  listId: string,
  language: PaperLanguage,
): Promise<Outcome<{ key: string; paper: Paper }>> => {
  const [list] = await listsByIds(db, [listId])
  const ranking = list && (await findRanking(db, { id: list.rankingId }))
  if (!list || !ranking) return err([problem('RANKING_UNKNOWN')])
  const [body] = await db.select().from(organisation).where(eq(organisation.id, ranking.organisationId))
  const [policy] = await policiesByIds(db, [list.policyId])
  const [counted] = await countEntries(db, [list.id], {})
  const lines = await paperLines(db, list.id, list.asOf, language === 'en' ? ['Latn'] : ['Hans', 'Hant'], MOST_LINES)
  const t = wordsFrom(language, 'rankings')
  const why = reasonsIfAny(list)
  const named = (of: { nameZh: string; nameEn: string } | undefined) =>
    (language === 'en' ? of?.nameEn : of?.nameZh) ?? ''
  const made = t('rankings.policy', { policy: named(policy), version: policy?.version ?? 0 })
  const paper: Paper = {
    language,
    title: named(ranking),
    kicker: named(body),
    blocks: [
      { kind: 'paragraph', text: t('rankings.asOf', { date: list.asOf }), tone: 'strong' },
      { kind: 'paragraph', text: made, tone: 'muted' },
      ...(why ? [{ kind: 'paragraph' as const, text: language === 'en' ? why.en : why.zh }] : []),
      tableOf(lines, ranking, language),
      ...notesOf(lines, counted?.n ?? 0, language),
    ],
    foot: footOf(list, ranking.timeZone, language),
    address: `${mailing.portal}/${language}${(await listPaths(db, ranking.code, [list])).get(list.id) ?? ''}`,
    at: list.publishedAt,
  }
  return ok({ key: `list ${list.id} ${language} ${sha256(JSON.stringify(paper))}`, paper })
}
