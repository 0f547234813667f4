import { NotFound } from '@/components/not-found'
import { getTranslations } from 'next-intl/server'
import { PageTitle } from '@/components/ui/page-title'
import { fromPath } from '@/lib/paths'
import { wholeId } from '@/lib/short-id'
import { ExplainAward } from './explain-award'
import { ExplainRanking } from './explain-ranking'
import { ExplainStanding } from './explain-standing'
import { ExplanationSheet } from './explanation-sheet'

export interface ExplanationAddress {
  readonly kind: string
  readonly path: readonly string[]
  readonly slot?: string
  /** Where a long table of results goes on. */
  readonly after?: string
}

/** The explanation at an address, whatever it explains. */
export function Explanation({ kind, path, slot, after }: ExplanationAddress) {
  const [first, second] = path.map(fromPath)
  if (kind === 'standing' && first && second)
    return (
      <ExplainStanding
        revisionId={wholeId('StandingsRevision', first)}
        entryId={wholeId('Entry', second)}
        slot={slot}
      />
    )
  if (kind === 'ranking' && first && second)
    return <ExplainRanking listId={wholeId('RankingList', first)} personId={wholeId('Person', second)} after={after} />
  if (kind === 'award' && first) return <ExplainAward awardId={wholeId('PointAward', first)} />
  return <NotFound />
}

/** An explanation as a page of its own: what a sent link and a browser without scripts show. */
export async function ExplanationPage(address: ExplanationAddress) {
  const t = await getTranslations('explain.view')
  return (
    <div className="max-w-2xl">
      <PageTitle title={t('title')} />
      <Explanation {...address} />
    </div>
  )
}

/** The same beside the page it was opened from. */
export async function ExplanationAside(address: ExplanationAddress) {
  const t = await getTranslations()
  return (
    <ExplanationSheet title={t('explain.view.title')} closeLabel={t('common.close')}>
      <Explanation {...address} />
    </ExplanationSheet>
  )
}
