import { ClauseRef } from '@/components/clause-ref'
import { useLocale, useTranslations } from 'next-intl'
import { inLanguage } from '@/lib/format/bilingual'
import { Instant } from '@/components/instant'
import { StateMark, stateOf } from '@/components/state-mark'
import { Notice } from '@/components/ui/notice'
import { Term } from '@/components/ui/term'
import { codeText } from '@/i18n/code-text'
import { Link } from '@/i18n/navigation'
import { formatInstant, zoneName } from '@/lib/format/dates'
import { paths, type Slugged } from '@/lib/paths'
import type { RevisionHead } from './load-standings'

interface RevisionBarProps {
  readonly revision: RevisionHead
  readonly event: Slugged
  readonly zone: string
}

function Windows({ revision, zone }: Pick<RevisionBarProps, 'revision' | 'zone'>) {
  const t = useTranslations('standings')
  const kinds = useTranslations('windowKind')
  const locale = useLocale()
  const open = revision.windows.filter(window => window.closedAt === null)
  if (open.length === 0 || revision.status === 'OFFICIAL') return null
  return (
    <ul className="flex flex-wrap gap-x-4 text-muted text-sm">
      {open.map(window => (
        <li key={window.kind}>
          {t('windowUntil', {
            kind: codeText(kinds, window.kind),
            time: `${formatInstant(window.dueAt, locale, zone)} ${zoneName(window.dueAt, locale, zone)}`,
          })}{' '}
          <ClauseRef clause={window.clause} />
        </li>
      ))}
    </ul>
  )
}

/** Which revision this is, since when it stands, what made it, and until when it may be questioned. */
export function RevisionBar({ revision, event, zone }: RevisionBarProps) {
  const t = useTranslations('standings')
  const causes = useTranslations('cause')
  const terms = useTranslations('terms')
  const locale = useLocale()
  const since = revision.officialAt ?? revision.publishedAt ?? revision.computedAt
  return (
    <div className="mb-4 flex flex-col gap-2">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-base">
        <Term meaning={codeText(terms, `state.${stateOf(revision.status)}`, {}, '')}>
          <StateMark state={stateOf(revision.status)} />
        </Term>
        <Link href={paths.eventSection(event, 'revisions')} className="figures hover:underline">
          {t('revision', { number: revision.number })}
        </Link>
        <span className="text-muted">
          <Instant at={since} zone={zone} />
        </span>
        <span className="text-muted text-sm">{codeText(causes, revision.causeKind)}</span>
      </p>
      {revision.supersededAt ? (
        <Notice title={t('supersededTitle')}>
          {t('superseded')}{' '}
          <Link href={paths.event(event)} className="link">
            {t('showCurrent')}
          </Link>
        </Notice>
      ) : null}
      {revision.correction && !revision.supersededAt ? (
        <p className="flex flex-wrap items-baseline gap-x-3 text-base">
          <StateMark state="corrected" />
          <span>{inLanguage(revision.correction.reasons, locale)}</span>
          <Link href={paths.eventSection(event, 'corrections')} className="link text-sm">
            {t('whatChanged')}
          </Link>
        </p>
      ) : null}
      <Windows revision={revision} zone={zone} />
    </div>
  )
}
