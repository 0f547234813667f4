import { compareClaim, type FanCounts, type ScoredHand, type ScoringProfile } from '@paiji/rules/mahjong'
import { useLocale, useTranslations } from 'next-intl'
import { fanName } from '../picker/fan-words'

interface ClaimNoteProps {
  readonly claimed: FanCounts
  readonly scored: ScoredHand
  readonly profile: ScoringProfile
}

/** What was announced beside what the tiles give; the claim stands, the difference is only told (3.9.1-4). */
export function ClaimNote({ claimed, scored, profile }: ClaimNoteProps) {
  const t = useTranslations('mahjong.claim')
  const locale = useLocale()
  const { claimedTotal, computedTotal, missed, unfounded } = compareClaim(claimed, scored, profile)
  const list = (items: typeof missed): string =>
    items
      .map(({ fan, count }) => `${fanName(profile, fan, locale).first}${count > 1 ? ` ×${count}` : ''}`)
      .join(t('comma'))
  if (missed.length + unfounded.length === 0) {
    return <p className="text-muted text-sm">{t('agrees', { total: computedTotal })}</p>
  }
  return (
    <div className="text-sm" data-claim="">
      <p>
        {claimedTotal === computedTotal
          ? t('sameTotal', { total: computedTotal })
          : t('differs', { claimed: claimedTotal, computed: computedTotal })}
      </p>
      {missed.length > 0 ? <p>{t('missed', { fans: list(missed) })}</p> : null}
      {unfounded.length > 0 ? <p>{t('unfounded', { fans: list(unfounded) })}</p> : null}
      <p className="text-muted">{t('stands')}</p>
    </div>
  )
}
