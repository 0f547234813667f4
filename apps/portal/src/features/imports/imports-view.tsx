import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { Instant } from '@/components/instant'
import { Chip } from '@/components/ui/chip'
import { EmptyState } from '@/components/ui/empty-state'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import { loadViewer } from '@/features/sign-in'
import type { ResultOf } from '@/gql'
import { codeText } from '@/i18n/code-text'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { ImportsQuery } from './imports.graphql'
import { ResultsFileForm } from './results-file-form'

/** The files that have come, what they were and how far each is. */
async function ImportTable({ imports }: Pick<ResultOf<typeof ImportsQuery>, 'imports'>) {
  const [t, statuses, formats] = await Promise.all([
    getTranslations('imports'),
    getTranslations('importStatus'),
    getTranslations('files.format'),
  ])
  return (
    <RegisterTable caption={t('earlier')} captionHidden label={t('earlier')} fits>
      <thead>
        <Row>
          <ColumnHead>{t('fileName')}</ColumnHead>
          <ColumnHead>{t('format')}</ColumnHead>
          <ColumnHead>{t('readAt')}</ColumnHead>
          <ColumnHead>{t('status')}</ColumnHead>
        </Row>
      </thead>
      <tbody>
        {imports.map(item => (
          <Row key={item.id}>
            <RowHead className="min-w-40">
              <Link href={paths.deskImport(item.id)} className="way">
                {item.summary?.title || item.fileName}
              </Link>
              <span className="block font-normal text-muted text-sm">{item.fileName}</span>
            </RowHead>
            <Cell>{[item.format && codeText(formats, item.format), item.program].filter(Boolean).join(' · ')}</Cell>
            <Cell>
              <Instant at={item.recordedAt} />
            </Cell>
            <Cell>
              <Chip tone={item.status === 'READ' ? 'seal' : 'plain'}>{codeText(statuses, item.status)}</Chip>
            </Cell>
          </Row>
        ))}
      </tbody>
    </RegisterTable>
  )
}

/** The way in for results files, and those that have come. */
export async function ImportsView() {
  const [t, locale, answer, viewer] = await Promise.all([
    getTranslations('imports'),
    getLocale(),
    ask(ImportsQuery, {}),
    loadViewer(),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { imports, organisations } = answer.data
  const own = viewer.ok
    ? viewer.data.viewer.roles.find(role => role.scopeKind === 'organisation')?.organisation?.id
    : undefined
  return (
    <>
      <h1 className="mb-4 text-xl">{t('title')}</h1>
      <ResultsFileForm
        organisations={organisations.edges.map(({ node }) => ({ id: node.id, name: inLanguage(node.name, locale) }))}
        own={own}
      />
      <details className="mt-4 max-w-3xl">
        <summary className="link min-h-11">{t('rows.title')}</summary>
        <p className="mt-2">{t('rows.columns')}</p>
        <p className="mt-2">{t('rows.sports')}</p>
      </details>
      <h2 className="mt-10 mb-3 text-lg">{t('earlier')}</h2>
      {imports.length === 0 ? (
        <EmptyState title={t('noneTitle')}>{t('none')}</EmptyState>
      ) : (
        <ImportTable imports={imports} />
      )}
    </>
  )
}
