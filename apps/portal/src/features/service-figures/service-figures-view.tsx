import { getFormatter, getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { EmptyState } from '@/components/ui/empty-state'
import { PageTitle } from '@/components/ui/page-title'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import type { ResultOf } from '@/gql'
import { codeText } from '@/i18n/code-text'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { ServiceFiguresQuery } from './service-figures.graphql'

type Figures = ResultOf<typeof ServiceFiguresQuery>['serviceFigures'][number]

const MINUTES_A_DAY = 1440

/** Minutes as days or hours, as people say them. */
async function Lasted({ minutes }: { readonly minutes: number | null }) {
  const t = await getTranslations('serviceFigures')
  if (minutes === null) return <>–</>
  if (minutes <= 0) return <>{t('sameDay')}</>
  const days = minutes / MINUTES_A_DAY
  return (
    <>
      {days >= 2
        ? t('days', { count: Math.round(days) })
        : t('hours', { count: Math.max(1, Math.round(minutes / 60)) })}
    </>
  )
}

async function Causes({ corrections }: Pick<Figures, 'corrections'>) {
  const kinds = await getTranslations('correctionKind')
  return <>{corrections.map(({ kind, count }) => `${codeText(kinds, kind)} ${count}`).join(' · ') || '–'}</>
}

/** What one body did in one month. */
async function FiguresRow({ figures }: { readonly figures: Figures }) {
  const [t, locale, format] = await Promise.all([getTranslations('serviceFigures'), getLocale(), getFormatter()])
  return (
    <Row>
      <RowHead>
        {format.dateTime(new Date(`${figures.month}T00:00:00Z`), {
          year: 'numeric',
          month: 'short',
          timeZone: 'UTC',
        })}
      </RowHead>
      <Cell className="min-w-28">{figures.organisation ? inLanguage(figures.organisation.name, locale) : ''}</Cell>
      <Cell numeric>{t('officialOf', { official: figures.official, events: figures.events })}</Cell>
      <Cell numeric>
        <Lasted minutes={figures.minutesToPublished} />
      </Cell>
      <Cell numeric>
        <Lasted minutes={figures.minutesToOfficial} />
      </Cell>
      <Cell className="min-w-24">
        <Causes corrections={figures.corrections} />
      </Cell>
      <Cell numeric>{t('decidedOf', { decided: figures.casesDecided, filed: figures.casesFiled })}</Cell>
      <Cell numeric>
        <Lasted minutes={figures.minutesToDecision} />
      </Cell>
    </Row>
  )
}

/** How soon results were out and official, what was corrected and why, how long cases took: by body and month. */
export async function ServiceFiguresView() {
  const [t, answer] = await Promise.all([getTranslations('serviceFigures'), ask(ServiceFiguresQuery, {})])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { serviceFigures } = answer.data
  return (
    <>
      <PageTitle title={t('title')} secondary={t('lead')} />
      {serviceFigures.length === 0 ? (
        <EmptyState title={t('none')} />
      ) : (
        <RegisterTable caption={t('title')} captionHidden label={t('title')}>
          <thead>
            <Row>
              <ColumnHead>{t('month')}</ColumnHead>
              <ColumnHead>{t('body')}</ColumnHead>
              <ColumnHead numeric>{t('events')}</ColumnHead>
              <ColumnHead numeric>{t('toPublished')}</ColumnHead>
              <ColumnHead numeric>{t('toOfficial')}</ColumnHead>
              <ColumnHead>{t('corrections')}</ColumnHead>
              <ColumnHead numeric>{t('cases')}</ColumnHead>
              <ColumnHead numeric>{t('toDecision')}</ColumnHead>
            </Row>
          </thead>
          <tbody>
            {serviceFigures.map(one => (
              <FiguresRow key={`${one.month} ${one.organisation?.id}`} figures={one} />
            ))}
          </tbody>
        </RegisterTable>
      )}
      <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
        <Link className="link" href="/casebook/statistics">
          {t('ofCases')}
        </Link>
        <Link className="link" href={paths.openData}>
          {t('data')}
        </Link>
      </p>
    </>
  )
}
