import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { Instant } from '@/components/instant'
import { Chip } from '@/components/ui/chip'
import { PageTitle } from '@/components/ui/page-title'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import { loadViewer } from '@/features/sign-in'
import type { ResultOf } from '@/gql'
import { codeText } from '@/i18n/code-text'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { SpreadsheetsQuery } from './spreadsheets.graphql'
import { columnsOfKind, registerKinds } from './spreadsheet-data'
import { SpreadsheetForm } from './spreadsheet-form'

interface SpreadsheetsViewProps {
  readonly kind?: string
  readonly body?: string
  readonly stage?: string
}

/** How the columns of each kind of sheet are called, for who is about to write one. */
async function ColumnNames() {
  const [t, locale] = await Promise.all([getTranslations('spreadsheets'), getLocale()])
  return (
    <details className="mt-4 max-w-prose">
      <summary className="link min-h-11">{t('columnNames')}</summary>
      <dl className="text-sm">
        {registerKinds.map(kind => (
          <div key={kind} className="border-rule border-b py-2">
            <dt className="font-medium">{t(`kinds.${kind}`)}</dt>
            <dd>{columnsOfKind[kind].map(column => t(`column.${column}`)).join(locale === 'en' ? ', ' : '、')}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

type Large = ResultOf<typeof SpreadsheetsQuery>['largeSpreadsheets']

/** Files of several parts, newest first. */
async function LargeSheets({ spreadsheets }: { readonly spreadsheets: Large }) {
  const [t, locale] = await Promise.all([getTranslations('spreadsheets'), getLocale()])
  return (
    <section className="mt-10">
      <h2 className="mb-3 text-lg">{t('largeFiles')}</h2>
      <ul className="border-rule border-t">
        {spreadsheets.map(({ id, fileName, kind, organisation, recordedAt, state, figures }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-4 border-rule border-b py-2">
            <Link href={paths.deskLargeSpreadsheet(id)} className="way min-w-0 break-words">
              {fileName}
            </Link>
            <span>
              {[t(`kinds.${kind}`), organisation ? inLanguage(organisation.name, locale) : '']
                .filter(Boolean)
                .join(' · ')}
            </span>
            <Instant at={recordedAt} />
            <span>
              <Chip tone={state === 'TAKEN' ? 'strong' : state === 'UNDONE' ? 'plain' : 'seal'}>
                {t(`states.${state}`)}
              </Chip>{' '}
              {figures.stored > 0 ? <span className="figures">{t('stored', { count: figures.stored })}</span> : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

type Earlier = ResultOf<typeof SpreadsheetsQuery>['spreadsheets']

/** Sheets that have come, newest first, with what became of them. */
async function EarlierSheets({ spreadsheets }: { readonly spreadsheets: Earlier }) {
  const [t, locale] = await Promise.all([getTranslations('spreadsheets'), getLocale()])
  return (
    <section className="mt-10">
      <h2 className="mb-3 text-lg">{t('earlier')}</h2>
      <RegisterTable caption={t('earlier')} captionHidden label={t('earlier')} fits>
        <thead>
          <Row>
            <ColumnHead>{t('file')}</ColumnHead>
            <ColumnHead>{t('kind')}</ColumnHead>
            <ColumnHead>{t('body')}</ColumnHead>
            <ColumnHead>{t('readAt')}</ColumnHead>
            <ColumnHead>{t('status')}</ColumnHead>
          </Row>
        </thead>
        <tbody>
          {spreadsheets.map(one => (
            <Row key={one.id}>
              <RowHead>
                <Link href={paths.deskSpreadsheet(one.id)} className="way">
                  {one.fileName}
                </Link>
              </RowHead>
              <Cell>{t(`kinds.${one.kind}`)}</Cell>
              <Cell>{one.organisation ? inLanguage(one.organisation.name, locale) : null}</Cell>
              <Cell>
                <Instant at={one.recordedAt} />
              </Cell>
              <Cell>
                <Chip tone={one.status === 'COMMITTED' ? 'strong' : one.status === 'READ' ? 'seal' : 'plain'}>
                  {t(`statuses.${one.status}`)}
                </Chip>{' '}
                {one.stored ? <span className="figures">{t('stored', { count: one.stored })}</span> : null}
              </Cell>
            </Row>
          ))}
        </tbody>
      </RegisterTable>
    </section>
  )
}

/** The way in for spreadsheets, and those that have come. */
export async function SpreadsheetsView({ kind, body, stage }: SpreadsheetsViewProps) {
  const [t, sportWords, locale, answer, viewer] = await Promise.all([
    getTranslations('spreadsheets'),
    getTranslations('sport'),
    getLocale(),
    ask(SpreadsheetsQuery, {}),
    loadViewer(),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { spreadsheets, largeSpreadsheets, organisations, editions } = answer.data
  const sports = [...new Set(editions.map(({ sport }) => sport))].map(value => ({
    value,
    label: codeText(sportWords, value),
  }))
  const bodies = organisations.edges.map(({ node }) => ({ value: node.id, label: inLanguage(node.name, locale) }))
  const own = viewer.ok
    ? viewer.data.viewer.roles.find(role => role.scopeKind === 'organisation')?.organisation?.id
    : undefined
  return (
    <>
      <PageTitle title={t(stage ? 'entriesTitle' : 'title')} secondary={t(stage ? 'entriesIntro' : 'intro')} />
      <SpreadsheetForm bodies={bodies} sports={sports} kind={kind} body={body ?? own} stage={stage} />
      {stage ? null : <ColumnNames />}
      {largeSpreadsheets.length > 0 && !stage ? <LargeSheets spreadsheets={largeSpreadsheets} /> : null}
      {spreadsheets.length > 0 ? <EarlierSheets spreadsheets={spreadsheets} /> : null}
    </>
  )
}
