import type { DeskGame, GuandanSettings, NextDeal, SeatNo } from '@paiji/rules/guandan'
import { useTranslations } from 'next-intl'
import { Chip } from '@/components/ui/chip'
import type { SheetSide } from '@/lib/sheets/sheet-editor'
import { seatLetters, seatNames } from './seat-letters'
import { useLevelText } from './use-guandan-term'

interface NextDealPanelProps {
  readonly next: NextDeal
  readonly desk: DeskGame
  readonly settings: GuandanSettings
  readonly sides: readonly SheetSide[]
}

type SeatText = (seat: SeatNo) => string

const sideKey = (side: number): '0' | '1' => (side === 0 ? '0' : '1')

/** A seat with whoever sits there. */
function useSeatText(sides: readonly SheetSide[]): SeatText {
  const t = useTranslations('guandan')
  const names = seatNames(sides)
  return seat => t('seatNamed', { seat: t(`seat.${seatLetters[seat]}`), name: names[seat] ?? '' })
}

function Tribute({ next, seatText }: { readonly next: NextDeal; readonly seatText: SeatText }) {
  const t = useTranslations('guandan.editor')
  const sides = useTranslations('guandan.side')
  const { tribute } = next
  if (next.leadNamedBy !== undefined) return <>{t('leadNamed', { side: sides(sideKey(next.leadNamedBy)) })}</>
  if (!tribute) return <>{t('noTribute')}</>
  const [payer, other] = tribute.payers as readonly [SeatNo, SeatNo?]
  const [receiver, second] = tribute.receivers as readonly [SeatNo, SeatNo?]
  if (other === undefined || second === undefined) {
    return <>{t('singleTribute', { from: seatText(payer), to: seatText(receiver) })}</>
  }
  return (
    <>
      {t('doubleTribute', {
        from: seatText(payer),
        other: seatText(other),
        to: seatText(receiver),
        second: seatText(second),
      })}
    </>
  )
}

/** What the table needs to know before the next deal: the level, whose it is, tribute, who shuffles and cuts. */
export function NextDealPanel({ next, desk, settings, sides: seated }: NextDealPanelProps) {
  const t = useTranslations('guandan.editor')
  const sides = useTranslations('guandan.side')
  const levelText = useLevelText()
  const seatText = useSeatText(seated)
  const { roles, playing } = next
  const counts = settings.format === 'byDeals' || settings.format === 'byTimeAndDeals'
  const attempts = playing === undefined ? 0 : desk.ladder.failedAttempts[playing]
  return (
    <section aria-live="polite" className="border-guandan border-l-2 bg-raised py-3 pr-4 pl-3">
      <h3 className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-md">
        <span>
          {next.extra
            ? t('extraDeal')
            : counts
              ? t('dealOf', { number: next.number, of: settings.deals })
              : t('deal', { number: next.number })}
        </span>
        <span className="figures font-semibold text-lg">{t('playLevel', { level: levelText(next.level) })}</span>
        {playing === undefined ? null : <Chip tone="strong">{t('onStage', { side: sides(sideKey(playing)) })}</Chip>}
        {next.mustPassAce ? <Chip tone="seal">{t('mustPassAce')}</Chip> : null}
        {attempts > 0 ? (
          <Chip>
            {settings.aceRule.maxAttempts === null
              ? t('attempts', { count: attempts })
              : t('attemptsOf', { count: attempts, of: settings.aceRule.maxAttempts })}
          </Chip>
        ) : null}
      </h3>
      <p className="mt-1">
        <Tribute next={next} seatText={seatText} />
      </p>
      {roles ? (
        <p className="text-muted text-sm">
          {roles.shuffles === undefined ? null : t('shuffles', { seat: seatText(roles.shuffles) })}{' '}
          {t('cuts', { seat: seatText(roles.cuts) })}{' '}
          {roles.drawsFirst === undefined ? null : t('draws', { seat: seatText(roles.drawsFirst) })}
        </p>
      ) : null}
    </section>
  )
}
