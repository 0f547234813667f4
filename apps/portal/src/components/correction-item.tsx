import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { BeforeAfter, type SheetValues } from '@/components/before-after'
import { Instant } from '@/components/instant'
import { StateMark } from '@/components/state-mark'
import { Chip } from '@/components/ui/chip'
import { codeText } from '@/i18n/code-text'
import { slotWords } from '@/i18n/slot-words'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { paths } from '@/lib/paths'

export interface ShownCorrection {
  readonly id: string
  readonly status: string
  /** Proposed, and what it would change has been changed since. */
  readonly isOutdated: boolean
  readonly kind: string
  readonly reasons: { readonly zh: string; readonly en: string }
  readonly authorityKind: string
  readonly authorityRef: string | null
  /** The case whose decision it carries out. */
  readonly appeal?: { readonly id: string; readonly slug: string; readonly number: string | null } | null
  readonly slot: string | null
  readonly before: SheetValues
  readonly after: SheetValues
  readonly recordedAt: string
  readonly appliedAt: string | null
  readonly requestedBy: string | null
  readonly approvedBy: string | null
  readonly event: { readonly timeZone: string }
}

/** One correction as the public reads it: what, why, by whose authority, when. */
export function CorrectionItem({
  correction,
  children,
}: {
  readonly correction: ShownCorrection
  readonly children?: ReactNode
}) {
  const t = useTranslations('corrections')
  const kinds = useTranslations('correctionKind')
  const statuses = useTranslations('correctionStatus')
  const authorities = useTranslations('authority')
  const places = useTranslations('place')
  const locale = useLocale()
  const zone = correction.event.timeZone
  return (
    <div className="flex flex-col gap-2">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {correction.status === 'APPLIED' ? (
          <StateMark state="corrected" />
        ) : (
          <Chip tone="strong">{codeText(statuses, correction.status)}</Chip>
        )}
        {correction.isOutdated ? <Chip tone="seal">{t('outdated')}</Chip> : null}
        <span className="text-muted text-sm">{codeText(kinds, correction.kind)}</span>
        {correction.slot ? <span className="text-muted text-sm">{slotWords(places, correction.slot)}</span> : null}
        <span className="text-muted text-sm">
          <Instant at={correction.appliedAt ?? correction.recordedAt} zone={zone} />
        </span>
      </p>
      <p className="max-w-prose">{inLanguage(correction.reasons, locale)}</p>
      {correction.slot ? <BeforeAfter before={correction.before} after={correction.after} /> : null}
      <p className="flex flex-wrap gap-x-4 text-muted text-sm">
        <span>
          {t('authority', { kind: codeText(authorities, correction.authorityKind) })}
          {correction.authorityRef && !correction.appeal ? ` · ${correction.authorityRef}` : ''}
        </span>
        {correction.appeal ? (
          <Link href={paths.case(correction.appeal)} className="link figures">
            {correction.appeal.number}
          </Link>
        ) : null}
        {correction.approvedBy && correction.approvedBy !== correction.requestedBy ? (
          <span>{t('twoPeople')}</span>
        ) : null}
      </p>
      {children}
    </div>
  )
}
