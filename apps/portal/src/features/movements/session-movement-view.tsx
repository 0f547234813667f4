import { getLocale, getTranslations } from 'next-intl/server'
import { entryText } from '@/components/entry-names'
import { FailureNotice } from '@/components/failure-notice'
import { NotFound } from '@/components/not-found'
import { PageTitle } from '@/components/ui/page-title'
import { PrintButton } from '@/components/ui/print-button'
import { eventAndStage } from '@/lib/format/bilingual'
import { ask } from '@/lib/graphql/server-client'
import { ComparisonText } from '@/components/movement-comparison'
import { GuideCards, MovementTable, TableCards, isManyRounds } from './movement-tables'
import type { Numbered } from '@/lib/movement-request'
import type { SeatedRound } from './seated'
import { SessionMovementQuery } from './session-movement.graphql'

/** Four players sit at a table of an individual event; a team has two pairs in a round. */
const numberedAt = (rounds: readonly SeatedRound[]): Numbered => {
  if (rounds.some(({ tables }) => tables.some(({ sides }) => sides.length > 2))) return 'players'
  const isTwice = rounds.some(({ tables }) => {
    const numbers = tables.flatMap(({ sides }) => sides.map(({ number }) => number))
    return new Set(numbers).size < numbers.length
  })
  return isTwice ? 'teams' : 'pairs'
}

/** The movement of a session as it was laid out: its balance, its picture, guide cards and table cards with names. */
export async function SessionMovementView({ sessionId }: { readonly sessionId: string }) {
  const [t, locale, answer] = await Promise.all([
    getTranslations('movements'),
    getLocale(),
    ask(SessionMovementQuery, { id: sessionId }),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const session = answer.data.playSession
  if (!session || session.rounds.length === 0) return <NotFound />
  const rounds: readonly SeatedRound[] = session.rounds.map(({ number, tables }) => ({
    number,
    tables: tables.map(({ section, label, boards, sides }) => ({
      label: `${section}${label}`,
      boards,
      sides: sides.map(side => ({ number: `${side.number}`, name: entryText(side, locale) })),
    })),
  }))
  const { stage, comparison } = session
  return (
    <>
      <PageTitle
        kicker={eventAndStage(stage.event, stage, locale)}
        title={t('sessionTitle', { session: session.number })}
      >
        <PrintButton label={t('print')} />
      </PageTitle>
      <div className="flex flex-col gap-8">
        {comparison ? (
          <section className="max-w-prose">
            <ComparisonText comparison={comparison} />
          </section>
        ) : null}
        <section data-many={isManyRounds(rounds) || undefined}>
          <h2 className="mb-2 text-lg">{t('picture')}</h2>
          <MovementTable rounds={rounds} />
        </section>
        <section className="sheet-break">
          <h2 className="mb-2 text-lg">{t('guideCards')}</h2>
          <GuideCards rounds={rounds} of={numberedAt(rounds)} />
        </section>
        <section className="sheet-break">
          <h2 className="mb-2 text-lg">{t('tableCards')}</h2>
          <TableCards rounds={rounds} />
        </section>
      </div>
    </>
  )
}
