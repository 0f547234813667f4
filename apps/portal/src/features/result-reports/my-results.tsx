import { getLocale, getTranslations } from 'next-intl/server'
import { EntryNames } from '@/components/entry-names'
import { Instant } from '@/components/instant'
import { PrintedCells } from '@/components/printed-cells'
import { isPrintedNumber } from '@/components/printed-sheet'
import { TablePlace } from '@/components/table-place'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import { printedNames } from '@/features/boards'
import type { ResultOf } from '@/gql'
import { codeText } from '@/i18n/code-text'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { AgreeForm } from './report-forms'
import { ResultsToConfirmQuery } from './result-reports.graphql'

type Waiting = ResultOf<typeof ResultsToConfirmQuery>['resultsToConfirm'][number]
type Line = Waiting['lines'][number]

/** What was written down of each result, with the way to say that one is wrong. */
async function Lines({
  of,
  event,
  stage,
}: Readonly<{ of: Waiting; event: NonNullable<Waiting['event']>; stage: string }>) {
  const [t, columns] = await Promise.all([getTranslations('resultReports'), getTranslations('columns')])
  const names = printedNames(of.lines)
  const opponents = (line: Line) => line.sides.filter(side => side.id !== of.entry?.id)
  return (
    <RegisterTable caption={t('confirmTitle')} captionHidden label={t('confirmTitle')}>
      <thead>
        <Row>
          <ColumnHead>{columns(of.lines.some(line => line.board !== null) ? 'board' : 'table')}</ColumnHead>
          {names.map(name => (
            <ColumnHead key={name} numeric={isPrintedNumber(name)}>
              {codeText(columns, name)}
            </ColumnHead>
          ))}
          <ColumnHead>
            <span className="sr-only">{t('wrong')}</span>
          </ColumnHead>
          <ColumnHead>{columns('opponents')}</ColumnHead>
        </Row>
      </thead>
      <tbody>
        {of.lines.map(line => (
          <Row key={line.sheetId}>
            <RowHead className="figures">{line.board ?? <TablePlace at={line} />}</RowHead>
            <PrintedCells names={names} line={line} />
            <Cell>
              <Link href={paths.reportResult(event, { stage, slot: line.slot })} className="link whitespace-nowrap">
                {t('wrong')}
              </Link>
            </Cell>
            <Cell>
              {opponents(line).map(side => (
                <EntryNames key={side.id} entry={side} />
              ))}
            </Cell>
          </Row>
        ))}
      </tbody>
    </RegisterTable>
  )
}

async function Confirming({ of }: { readonly of: Waiting }) {
  const [t, locale] = await Promise.all([getTranslations('resultReports'), getLocale()])
  const { event, stage, lines, agreed, dueAt } = of
  if (!event || !stage) return null
  return (
    <li className="border-rule border-b py-3">
      <p className="flex flex-wrap gap-x-3">
        <Link href={paths.event(event)} className="link font-medium">
          {inLanguage(event.name, locale)}
        </Link>
        <span className="text-muted">{t('agreedSoFar', { agreed, all: agreed + lines.length })}</span>
      </p>
      {dueAt ? (
        <p className="text-muted text-sm">
          {t('correctedUntil')} <Instant at={dueAt} zone={event.timeZone} />
        </p>
      ) : null}
      {lines.length > 0 ? (
        <details>
          <summary className="link flex min-h-11 items-center">{t('readThem', { count: lines.length })}</summary>
          <Lines of={of} event={event} stage={stage.id} />
          <div className="mt-3">
            <AgreeForm stage={stage.id} sheets={lines.map(line => line.sheetId)} />
          </div>
        </details>
      ) : null}
    </li>
  )
}

/** Results of the reader's own of late, to be read and agreed with; nothing where none is open. */
export async function MyResults() {
  const [t, answer] = await Promise.all([getTranslations('resultReports'), ask(ResultsToConfirmQuery, {})])
  if (!answer.ok || answer.data.resultsToConfirm.length === 0) return null
  return (
    <section aria-labelledby="confirm-title">
      <h2 id="confirm-title" className="mb-2 text-lg">
        {t('confirmTitle')}
      </h2>
      <p className="mb-2 max-w-prose text-muted">{t('confirmIntro')}</p>
      <ul className="border-rule border-t">
        {answer.data.resultsToConfirm.map(of => (
          <Confirming key={`${of.stage?.id} ${of.entry?.id}`} of={of} />
        ))}
      </ul>
    </section>
  )
}
