import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { FreshWhile } from '@/components/fresh-while'
import { NotFound } from '@/components/not-found'
import { ProblemList } from '@/components/problem-list'
import { Chip } from '@/components/ui/chip'
import { Notice } from '@/components/ui/notice'
import { PageTitle } from '@/components/ui/page-title'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { ColumnChoice } from './column-choice'
import { TakeInLargeForm, UndoLargeForm } from './large-spreadsheet-forms'
import { columnsIn, columnsOf, type LargeSpreadsheet } from './spreadsheet-data'
import { LargeSpreadsheetQuery, SpreadsheetQuery } from './spreadsheets.graphql'

type Part = LargeSpreadsheet['parts'][number]

/** How far the worker is, or what it came to. */
async function Progress({ file }: { readonly file: LargeSpreadsheet }) {
  const t = await getTranslations('spreadsheets')
  const { figures, state } = file
  const done = state === 'CHECKING' ? figures.checked : state === 'TAKING' ? figures.taken : undefined
  return (
    <div role="status" className="flex flex-col gap-1">
      {done === undefined ? null : (
        <p className="figures">
          <progress value={done} max={figures.parts} aria-label={t(`states.${state}`)} className="mr-3 w-48" />
          {t('partsDone', { done, parts: figures.parts })}
        </p>
      )}
      <p className="figures">
        {t('summary', { rows: file.rowCount, wrong: figures.wrong, doubt: figures.inDoubt, known: figures.known })}
      </p>
      {figures.stored > 0 ? <p className="figures">{t('committed', { count: figures.stored })}</p> : null}
    </div>
  )
}

const isAside = ({ part }: Part): boolean => part === null

/** The sheets of rows that somebody must look at. */
async function Aside({ parts }: { readonly parts: readonly Part[] }) {
  const t = await getTranslations('spreadsheets')
  const aside = parts.filter(part => isAside(part) && part.status === 'READ')
  if (aside.length === 0) return null
  return (
    <Notice tone="attention" title={t('aside')}>
      {aside.map(({ id }, at) => (
        <Link key={id} href={paths.deskSpreadsheet(id)} className="link mr-4 inline-flex min-h-11 items-center">
          {t('asideSheet', { number: at + 1 })}
        </Link>
      ))}
    </Notice>
  )
}

async function Parts({ parts }: { readonly parts: readonly Part[] }) {
  const t = await getTranslations('spreadsheets')
  return (
    <RegisterTable caption={t('parts')} label={t('parts')} fits>
      <thead>
        <Row>
          <ColumnHead>{t('part')}</ColumnHead>
          <ColumnHead numeric>{t('partRows')}</ColumnHead>
          <ColumnHead numeric>{t('partWrong')}</ColumnHead>
          <ColumnHead numeric>{t('partDoubt')}</ColumnHead>
          <ColumnHead>{t('status')}</ColumnHead>
        </Row>
      </thead>
      <tbody>
        {parts.map(({ id, part, found, status, stored }) => (
          <Row key={id}>
            <RowHead>
              <Link href={paths.deskSpreadsheet(id)} className="way">
                {part === null ? t('putAside') : t('partNumber', { number: part })}
              </Link>
            </RowHead>
            <Cell numeric>{found?.rows}</Cell>
            <Cell numeric>{found?.wrong}</Cell>
            <Cell numeric>{found?.inDoubt}</Cell>
            <Cell>
              {t(`statuses.${status}`)}{' '}
              {stored ? <span className="figures">{t('stored', { count: stored })}</span> : null}
            </Cell>
          </Row>
        ))}
      </tbody>
    </RegisterTable>
  )
}

interface LargeSpreadsheetViewProps {
  readonly id: string
  readonly chosen: Readonly<Record<string, string | string[] | undefined>>
}

/** The columns of the file, as chosen in the address or as its heads say, and the two acts that begin with them. */
async function TakeIn({
  file,
  chosen,
}: { readonly file: LargeSpreadsheet } & Pick<LargeSpreadsheetViewProps, 'chosen'>) {
  const t = await getTranslations('spreadsheets')
  const [first] = file.parts
  const answer = await ask(SpreadsheetQuery, { id: first?.id ?? '', columns: columnsIn(chosen) ?? null })
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const preview = answer.data.spreadsheet?.preview
  const columns = chosen.mapped && preview ? columnsOf(preview) : undefined
  return (
    <>
      {preview ? (
        <section>
          <h2 className="mb-2 text-lg">{t('columns')}</h2>
          <ColumnChoice
            action={paths.deskLargeSpreadsheet(file.id)}
            header={answer.data.spreadsheet?.header ?? []}
            preview={preview}
          />
        </section>
      ) : null}
      <TakeInLargeForm
        id={file.id}
        columns={columns}
        proposed={file.figures.proposed}
        goesOn={file.figures.taken > 0}
        canCheck={columns !== undefined && file.figures.taken === 0}
      />
    </>
  )
}

/** A file of several parts on its way: what the check found, what is put aside, and the whole of it part by part. */
export async function LargeSpreadsheetView({ id, chosen }: LargeSpreadsheetViewProps) {
  const [t, locale, answer] = await Promise.all([
    getTranslations('spreadsheets'),
    getLocale(),
    ask(LargeSpreadsheetQuery, { id }),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const file = answer.data.largeSpreadsheet
  if (!file) return <NotFound />
  const { organisation, permissions, state } = file
  return (
    <>
      <FreshWhile open={['CHECKING', 'TAKING', 'UNDOING'].includes(state)} />
      <PageTitle
        kicker={
          <Link href={paths.deskSpreadsheets()} className="hover:underline">
            {t('title')}
          </Link>
        }
        title={file.fileName}
        secondary={[
          t(`kinds.${file.kind}`),
          organisation ? inLanguage(organisation.name, locale) : '',
          file.system ?? '',
        ]
          .filter(Boolean)
          .join(' · ')}
      >
        <Chip tone={state === 'TAKEN' ? 'strong' : 'seal'}>{t(`states.${state}`)}</Chip>
      </PageTitle>
      <div className="flex flex-col gap-8">
        <Progress file={file} />
        {file.problems.length > 0 ? <ProblemList problems={file.problems} ofAct /> : null}
        <Aside parts={file.parts} />
        {permissions.canTakeIn ? <TakeIn file={file} chosen={chosen} /> : null}
        <Parts parts={file.parts} />
        {permissions.canUndo && file.figures.stored > 0 ? (
          <section>
            <h2 className="mb-2 text-lg">{t('undo')}</h2>
            <UndoLargeForm id={file.id} />
          </section>
        ) : null}
      </div>
    </>
  )
}
