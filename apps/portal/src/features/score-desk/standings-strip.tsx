import { getTranslations } from 'next-intl/server'
import { EntryNames } from '@/components/entry-names'
import { LiveStandings } from '@/features/standings'
import { printFigure } from '@/lib/format/points'
import type { DeskStage } from './load-desk'

/** The head of the standings beside the entry; moves as results come in. */
export async function StandingsStrip({ stage }: { readonly stage: DeskStage }) {
  const t = await getTranslations('scoreDesk')
  const { standings } = stage
  return (
    <section aria-label={t('standings')} className="mt-10 border-rule border-t pt-4">
      <h2 className="mb-1 text-md">{t('standings')}</h2>
      <LiveStandings stage={stage.id} shown={standings ? `${standings.id} ${standings.computedAt}` : ''} />
      {standings && standings.lines.edges.length > 0 ? (
        <ol className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
          {standings.lines.edges.map(({ node }) => (
            <li key={node.entry.id} className="flex items-baseline gap-3 border-rule border-b py-1.5">
              <span className="figures w-8 text-right">{`${node.rank}${node.shared ? '=' : ''}`}</span>
              <span className="min-w-0 flex-1">
                <EntryNames entry={node.entry} plain />
              </span>
              <span className="figures">
                {node.percent ? `${printFigure(node.percent)} %` : printFigure(node.total)}
              </span>
            </li>
          ))}
        </ol>
      ) : (
        <p className="text-muted text-sm">{t('noStandings')}</p>
      )}
    </section>
  )
}
