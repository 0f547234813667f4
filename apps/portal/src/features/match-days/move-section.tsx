import { getFormatter, getLocale, getTranslations } from 'next-intl/server'
import { entryText } from '@/components/entry-names'
import { Fold } from '@/components/fold'
import type { FragmentOf } from '@/gql'
import type { MatchDayFields, MovableFields } from '@/gql/match-day'
import { ClientMessages } from '@/i18n/client-messages'
import { zoneTitle } from '@/lib/format/dates'
import { BrowserClientProvider } from '@/lib/graphql/browser-client'
import { AnswerMove, MoveForm } from './move-forms'
import { MovedNote } from './moved-note'

type Movable = FragmentOf<typeof MovableFields>

const namespaces = ['matchMove', 'registerDesk', 'problemList', 'failure', 'common', 'clause'] as const

interface ProposalProps {
  readonly table: string
  readonly timeZone: string
  readonly match: Movable
}

/** What is proposed, and for the sides that have not answered the way to do so. */
async function Proposal({ table, timeZone, match: { proposedMove, sidesOfViewer } }: ProposalProps) {
  const [t, locale, format] = await Promise.all([getTranslations('matchDays'), getLocale(), getFormatter()])
  if (!proposedMove) return null
  const { id, startsAt, venue, reason, agreed } = proposedMove
  const time = format.dateTime(new Date(startsAt), { dateStyle: 'medium', timeStyle: 'short', timeZone })
  const teams = agreed.map(side => entryText(side, locale)).join(locale === 'en' ? ', ' : '、')
  const waits = sidesOfViewer.some(side => agreed.every(one => one.id !== side.id))
  const answers = { table, move: id }
  return (
    <>
      <p>{venue ? t('proposedVenue', { time, venue }) : t('proposed', { time })}</p>
      <p className="mb-2 text-muted text-sm">{t('proposedBecause', { reason, teams })}</p>
      {sidesOfViewer.length === 0 ? null : (
        <div className="flex flex-wrap gap-3">
          {waits ? <AnswerMove {...answers} agrees label={t('agree')} /> : null}
          <AnswerMove {...answers} agrees={false} label={t(waits ? 'decline' : 'takeBack')} />
        </div>
      )}
    </>
  )
}

interface MoveSectionProps {
  readonly table: string
  readonly timeZone: string
  readonly match: FragmentOf<typeof MatchDayFields> & Movable
}

/** When a match is played if not with its round, and for its captains and the officials the way to another day. */
export async function MoveSection({ table, timeZone, match }: MoveSectionProps) {
  const [t, locale] = await Promise.all([getTranslations('matchDays'), getLocale()])
  const asSide = match.sidesOfViewer.length > 0
  return (
    <section className="mb-4 empty:hidden">
      <MovedNote match={match} zone={timeZone} />
      {match.canMove.allowed ? (
        <ClientMessages namespaces={namespaces}>
          <BrowserClientProvider>
            <Proposal table={table} timeZone={timeZone} match={match} />
            <Fold title={t('moveTitle')}>
              <p className="mb-2 text-muted text-sm">{t(asSide ? 'proposeHint' : 'moveHint')}</p>
              <MoveForm table={table} zone={zoneTitle(locale, timeZone)} label={t(asSide ? 'propose' : 'move')} />
            </Fold>
          </BrowserClientProvider>
        </ClientMessages>
      ) : null}
    </section>
  )
}
