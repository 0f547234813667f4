import { getLocale, getTranslations } from 'next-intl/server'
import { numberedText } from '@/components/entry-names'
import { FailureNotice } from '@/components/failure-notice'
import { KeepProblems } from '@/components/keep-problems'
import { Refusal } from '@/components/permitted'
import { Notice } from '@/components/ui/notice'
import { PageTitle } from '@/components/ui/page-title'
import { SheetWords } from '@/components/sheet-words'
import { ClientMessages } from '@/i18n/client-messages'
import { eventAndStage } from '@/lib/format/bilingual'
import { clockWords, RoundClock } from '@/features/rounds'
import { BrowserClientProvider } from '@/lib/graphql/browser-client'
import { ask } from '@/lib/graphql/server-client'
import { CodeForm } from './code-form'
import { OtherPlaces } from './other-places'
import { TableDesk } from './table-desk'
import { TableEntryQuery } from './table-entry.graphql'

const namespaces = ['tableEntry', 'problemList', 'columns', 'printed', 'seat', 'sheets', 'suit'] as const

/** What the code of a slip opens: one table of one round, for one of its sides. */
export async function TableEntryView({ code }: { readonly code: string }) {
  const [t, locale, answer] = await Promise.all([
    getTranslations('tableEntry'),
    getLocale(),
    ask(TableEntryQuery, { code }),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const entry = answer.data.tableEntry
  if (!entry)
    return (
      <>
        <PageTitle title={t('title')} />
        <Notice tone="attention" title={t('unknown')}>
          {t('unknownHint')}
        </Notice>
        <CodeForm />
      </>
    )
  const { stage, side, table, round, room, playing } = entry
  const words = await clockWords()
  return (
    <>
      <PageTitle
        kicker={eventAndStage(stage.event, stage, locale)}
        title={`${t('table', { table })} · ${t('round', { round })}${room ? ` · ${t(`room.${room}`)}` : ''}`}
      >
        <span>{t('you', { side: numberedText(side, locale) })}</span>
      </PageTitle>
      <ClientMessages namespaces={namespaces}>
        {entry.canEnter.allowed ? (
          <BrowserClientProvider>
            <KeepProblems />
            <SheetWords sport={stage.event.sport}>
              {playing ? (
                <RoundClock
                  round={playing.id}
                  first={playing.clock}
                  extra={playing.extraTime}
                  table={table}
                  words={words}
                  className="mb-3 text-md"
                />
              ) : null}
              <TableDesk code={code} first={entry} />
            </SheetWords>
          </BrowserClientProvider>
        ) : (
          <>
            <Refusal permission={entry.canEnter} />
            <CodeForm />
          </>
        )}
      </ClientMessages>
      <OtherPlaces entry={entry} />
    </>
  )
}
