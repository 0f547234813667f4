import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { Instant } from '@/components/instant'
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
import { CommitForm } from './commit-form'
import { columnsIn, type Preview, type Spreadsheet } from './spreadsheet-data'
import { SpreadsheetQuery } from './spreadsheets.graphql'
import { UndoForm } from './undo-form'

async function Sample({ file, preview }: { readonly file: Spreadsheet; readonly preview: Preview }) {
  const t = await getTranslations('spreadsheets')
  const rows = [...preview.rows].sort((a, b) => a.row - b.row).slice(0, 100)
  return (
    <RegisterTable caption={t('rows', { count: preview.rowCount })} label={t('rows', { count: preview.rowCount })}>
      <thead>
        <Row>
          <ColumnHead numeric>{t('rowNumber')}</ColumnHead>
          {file.header.map((head, at) => (
            <ColumnHead key={at}>{head}</ColumnHead>
          ))}
        </Row>
      </thead>
      <tbody>
        {rows.map(row => (
          <Row key={row.row}>
            <RowHead numeric>{row.row}</RowHead>
            {file.header.map((_, at) => (
              <Cell key={at}>{row.cells[at]}</Cell>
            ))}
          </Row>
        ))}
      </tbody>
    </RegisterTable>
  )
}

/** What was set right in the sheet, beside what the file says. */
async function Mended({ file }: { readonly file: Spreadsheet }) {
  const t = await getTranslations('spreadsheets')
  if (file.mends.length === 0) return null
  return (
    <section className="mt-8">
      <h2 className="mb-2 text-lg">{t('mended', { count: file.mends.length })}</h2>
      <ul className="border-rule border-t">
        {file.mends.map(({ row, at, said, text }) => (
          <li key={`${row} ${at}`} className="border-rule border-b py-2 text-sm">
            {t('mendedCell', { row, column: file.header[at] || String(at + 1) })}{' '}
            <del className="break-words text-muted">{said || t('blank')}</del>{' '}
            <ins className="break-words no-underline">{text || t('blank')}</ins>
          </li>
        ))}
      </ul>
    </section>
  )
}

async function Standing({ file }: { readonly file: Spreadsheet }) {
  const t = await getTranslations('spreadsheets')
  if (file.status === 'COMMITTED')
    return (
      <>
        <Notice title={t('committed', { count: file.stored ?? 0 })}>
          {file.stage ? (
            <Link href={paths.deskOffice(file.stage.event.id)} className="link">
              {t('toOffice')}
            </Link>
          ) : file.kind === 'lists' && file.organisation ? (
            <Link href={paths.deskSwitch(file.organisation.id)} className="link">
              {t('toCompare')}
            </Link>
          ) : (
            <Link href={file.kind === 'clubs' ? paths.deskBodies() : paths.deskPeople()} className="link">
              {t('toRegister')}
            </Link>
          )}
        </Notice>
        <section className="mt-8">
          <h2 className="mb-2 text-lg">{t('undo')}</h2>
          <UndoForm id={file.id} />
        </section>
      </>
    )
  return (
    <Notice title={t('undone')}>
      {file.undoneAt ? <Instant at={file.undoneAt} /> : null} {file.undoReason}
    </Notice>
  )
}

async function Reading({ file, preview }: { readonly file: Spreadsheet; readonly preview: Preview }) {
  const t = await getTranslations('spreadsheets')
  return (
    <div className="flex flex-col gap-8">
      {file.takenInBefore ? (
        <Notice tone="attention" title={t('before')}>
          <Link href={paths.deskSpreadsheet(file.takenInBefore.id)} className="link">
            {t('toBefore')}
          </Link>
        </Notice>
      ) : null}
      <section>
        <h2 className="mb-2 text-lg">{t('columns')}</h2>
        <ColumnChoice action={paths.deskSpreadsheet(file.id)} header={file.header} preview={preview} />
      </section>
      {preview.problems.length > 0 ? (
        <ProblemList problems={preview.problems} ofAct />
      ) : (
        <>
          <p className="figures">
            {t('summary', {
              rows: preview.rowCount,
              wrong: preview.wrong,
              doubt: preview.inDoubt,
              known: preview.known,
            })}
            {preview.replaceable > 0 ? ` · ${t('replaceable', { count: preview.replaceable })}` : ''}
          </p>
          <CommitForm id={file.id} kind={file.kind} preview={preview} />
          <Sample file={file} preview={preview} />
        </>
      )}
    </div>
  )
}

interface SpreadsheetViewProps {
  readonly id: string
  readonly chosen: Readonly<Record<string, string | string[] | undefined>>
}

/** One spreadsheet on its way: its columns, its rows with what is wrong and who is meant, and the whole of it at once. */
export async function SpreadsheetView({ id, chosen }: SpreadsheetViewProps) {
  const [t, locale, answer] = await Promise.all([
    getTranslations('spreadsheets'),
    getLocale(),
    ask(SpreadsheetQuery, { id, columns: columnsIn(chosen) ?? null }),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const file = answer.data.spreadsheet
  if (!file) return <NotFound />
  const where = file.stage ? file.stage.event.name : file.organisation?.name
  return (
    <>
      <PageTitle
        kicker={
          <Link
            href={
              file.largeSpreadsheet ? paths.deskLargeSpreadsheet(file.largeSpreadsheet.id) : paths.deskSpreadsheets()
            }
            className="hover:underline"
          >
            {t(file.largeSpreadsheet ? 'toLarge' : 'title')}
          </Link>
        }
        title={file.fileName}
        secondary={[t(`kinds.${file.kind}`), where ? inLanguage(where, locale) : '', file.system ?? '']
          .filter(Boolean)
          .join(' · ')}
      >
        <Chip tone={file.status === 'READ' ? 'seal' : 'strong'}>{t(`statuses.${file.status}`)}</Chip>
      </PageTitle>
      {file.preview ? <Reading file={file} preview={file.preview} /> : <Standing file={file} />}
      <Mended file={file} />
    </>
  )
}
