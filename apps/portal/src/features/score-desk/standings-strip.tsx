import { useTranslations } from 'next-intl'
import { useCallback } from 'react'
import { useClient } from 'urql'
import { EntryNames } from '@/components/entry-names'
import { FollowStandings } from '@/components/follow-standings'
import { printFigure } from '@/lib/format/points'
import type { DeskStage } from './desk-page'
import { DeskStandingsQuery } from './score-desk.graphql'

/** The head of the standings beside the entry; moves as results come in. */
export function StandingsStrip({ stage }: { readonly stage: DeskStage }) {
  const t = useTranslations('scoreDesk')
  const client = useClient()
  const { id, standings } = stage
  const fetchStandings = useCallback(() => {
    void client.query(DeskStandingsQuery, { stage: id }, { requestPolicy: 'network-only' }).toPromise()
  }, [client, id])
  return (
    <section aria-label={t('standings')} className="mt-10 border-rule border-t pt-4">
      <h2 className="mb-1 text-md">{t('standings')}</h2>
      <FollowStandings
        stage={id}
        shown={standings ? `${standings.id} ${standings.computedAt}` : ''}
        onMoved={fetchStandings}
      />
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
