import { getTranslations } from 'next-intl/server'
import { codeText } from '@/i18n/code-text'
import type { ResultOf } from '@/gql'
import { MakeableTable, ParText } from './analysis-view'
import type { HandRecordsQuery } from './boards.graphql'
import { HandsFigure, pointsOf } from './hands-figure'

type ShownRecord = NonNullable<ResultOf<typeof HandRecordsQuery>['revision']>['handRecords'][number]

/** A board of a hand record: its cards, the points of each hand, makeable tricks and par where they are known. */
export async function HandRecordSheet({ record }: { readonly record: ShownRecord }) {
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
      <p
        className="figures -mt-3 mb-2 flex flex-wrap gap-x-4 text-sm print:mt-0 print:mb-1 print:gap-x-2 print:text-xs"
        title={t('pointsHint')}
      >
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
