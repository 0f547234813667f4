import { getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { NotFound } from '@/components/not-found'
import { EmptyState } from '@/components/ui/empty-state'
import { PrintButton } from '@/components/ui/print-button'
import type { ResultOf } from '@/gql'
import { codeText } from '@/i18n/code-text'
import { ask } from '@/lib/graphql/server-client'
import { MakeableTable, ParText } from './analysis-view'
import { HandRecordsQuery } from './boards.graphql'
import { HandsFigure } from './hands-figure'

type Revision = NonNullable<ResultOf<typeof HandRecordsQuery>['revision']>
type HandRecord = Revision['handRecords'][number]

const worth: Readonly<Record<string, number>> = { A: 4, K: 3, Q: 2, J: 1 }

const pointsOf = (suits: readonly string[]): number =>
  [...suits.join('')].reduce((sum, rank) => sum + (worth[rank] ?? 0), 0)

async function Board({ record }: { readonly record: HandRecord }) {
  const [t, boards, seats, vulnerable] = await Promise.all([
    getTranslations('boardPage'),
    getTranslations('boards'),
    getTranslations('seat'),
    getTranslations('vulnerability'),
  ])
  const { board, dealer, vulnerability, hands, analysis } = record
  const title = boards('board', { board })
  return (
    <section className="slip">
      <div className="mb-2 flex flex-wrap items-baseline gap-x-4">
        <h2 className="text-md">{title}</h2>
        {dealer ? <span>{boards('dealer', { seat: codeText(seats, dealer) })}</span> : null}
        {vulnerability ? <span>{codeText(vulnerable, vulnerability)}</span> : null}
      </div>
      <HandsFigure hands={hands} caption={title} />
      <p className="figures -mt-3 mb-2 flex flex-wrap gap-x-4 text-sm" title={t('pointsHint')}>
        <span className="text-muted">{t('pointsHint')}</span>
        {hands.map(hand => (
          <span key={hand.seat}>{t('points', { seat: codeText(seats, hand.seat), points: pointsOf(hand.suits) })}</span>
        ))}
      </p>
      {analysis && analysis.makeable.length > 0 ? <MakeableTable rows={analysis.makeable} /> : null}
      {analysis?.parContract ? (
        <p className="mt-2">
          {t('parContract')} <ParText text={[analysis.parContract, analysis.parScore].filter(Boolean).join('; ')} />
        </p>
      ) : null}
    </section>
  )
}

/** All boards of a field with their cards, points, makeable tricks and par, to be read, printed or taken away. */
export async function HandRecordsView({ revision }: { readonly revision: string }) {
  const [t, answer] = await Promise.all([getTranslations('boardPage'), ask(HandRecordsQuery, { revision })])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const found = answer.data.revision
  if (!found) return <NotFound />
  if (found.handRecords.length === 0) return <EmptyState title={t('handRecords')}>{t('handRecordsNone')}</EmptyState>
  const file = (format: string) => `/files/hands/${encodeURIComponent(found.id)}/${format}`
  return (
    <>
      <h2 className="mb-3 text-lg">{t('handRecords')}</h2>
      <p className="mb-5 flex flex-wrap items-center gap-4" data-no-print="">
        <PrintButton label={t('printHands')} />
        <a className="link" href={file('pbn')}>
          {t('asPbn')}
        </a>
        <a className="link" href={file('lin')}>
          {t('asLin')}
        </a>
      </p>
      <div className="grid gap-8 lg:grid-cols-2">
        {found.handRecords.map(record => (
          <Board key={`${record.session ?? ''} ${record.board}`} record={record} />
        ))}
      </div>
    </>
  )
}
