import { NotFound } from '@/components/not-found'
import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { ProblemList } from '@/components/problem-list'
import { Chip } from '@/components/ui/chip'
import { Notice } from '@/components/ui/notice'
import { codeText } from '@/i18n/code-text'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { formatDate } from '@/lib/format/dates'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { CommitForm } from './commit-form'
import { ComparisonTable } from './comparison-table'
import { ImportQuery } from './imports.graphql'
import type { ImportData } from './import-data'
import { ScoreChoices } from './score-choices'
import { StatedLines } from './stated-lines'

async function Summary({ file }: { readonly file: ImportData }) {
  const [t, units, locale] = await Promise.all([
    getTranslations('imports'),
    getTranslations('files.scoring'),
    getLocale(),
  ])
  const { summary } = file
  if (!summary) return null
  const counts = [
    [t('date'), summary.date ? formatDate(summary.date, locale) : '—'],
    [t('scoring'), codeText(units, summary.scoring)],
    [t('sessions'), `${summary.sessions}`],
    [t('sections'), `${summary.sections}`],
    [t('entries'), `${summary.entries}`],
    ...(summary.boards > 0 ? [[t('boards'), `${summary.boards}`] as const] : []),
    [t('results'), `${summary.results}`],
  ] as const
  return (
    <dl className="figures grid grid-cols-2 gap-x-8 gap-y-2 border-rule border-y py-4 sm:grid-cols-4">
      {counts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-muted text-sm">{name}</dt>
          <dd className="font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The dry run: what the file says, what is wrong with it, whom it names, and what our arithmetic makes of it. */
export async function ImportView({ id }: { readonly id: string }) {
  const [t, statuses, formats, locale, answer] = await Promise.all([
    getTranslations('imports'),
    getTranslations('importStatus'),
    getTranslations('files.format'),
    getLocale(),
    ask(ImportQuery, { id }),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const file = answer.data.import
  if (!file) return <NotFound />
  const { summary } = file
  const compared = summary?.standings.some(line => line.agrees !== null) ?? false
  return (
    <div className="flex flex-col gap-6">
      <header>
        <p className="flex flex-wrap items-center gap-x-3 text-muted text-sm">
          <Chip tone={file.status === 'READ' ? 'seal' : 'strong'}>{codeText(statuses, file.status)}</Chip>
          <span>{[file.format && codeText(formats, file.format), file.program].filter(Boolean).join(' · ')}</span>
          <span className="figures">{file.digest.slice(0, 12)}</span>
        </p>
        <h1 className="mt-1 text-xl">{summary?.title || file.fileName}</h1>
      </header>
      {file.event ? (
        <Notice title={t('committedTitle')}>
          <Link href={paths.event(file.event)} className="link">
            {inLanguage(file.event.name, locale)}
          </Link>
        </Notice>
      ) : null}
      <Summary file={file} />
      {file.problems.length > 0 ? (
        <section>
          <h2 className="mb-2 text-lg">{t('problems', { count: file.problems.length })}</h2>
          <ProblemList problems={file.problems} />
        </section>
      ) : null}
      {file.status === 'READ' && summary ? <CommitForm file={file} summary={summary} /> : null}
      {file.status !== 'READ' && summary ? <ScoreChoices summary={summary} fixed /> : null}
      {file.status !== 'READ' && summary ? <StatedLines summary={summary} /> : null}
      {summary && summary.standings.length > 0 ? (
        <section>
          <h2 className="mb-1 text-lg">{t(compared ? 'comparison' : 'computed')}</h2>
          {compared ? (
            <p className="mb-3 text-muted">
              {t('agreement', { agree: summary.publishedAgree, differ: summary.publishedDiffer })}
            </p>
          ) : null}
          <ComparisonTable
            lines={summary.standings}
            caption={t(compared ? 'comparison' : 'computed')}
            compared={compared}
          />
        </section>
      ) : null}
    </div>
  )
}
