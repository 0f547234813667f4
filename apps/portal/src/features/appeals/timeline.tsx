import { useTranslations } from 'next-intl'
import { Instant } from '@/components/instant'
import { codeText } from '@/i18n/code-text'
import type { CaseData } from './load-case'

type Entry = CaseData['docket'][number]

/** A closed lock for what the public does not read, with the readers in words. */
function VisibilityMark({ visibility }: { readonly visibility: string }) {
  const t = useTranslations('docketVisibility')
  if (visibility === 'public') return null
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap text-muted text-sm">
      <svg
        viewBox="0 0 16 16"
        width="1em"
        height="1em"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        aria-hidden="true"
        focusable="false"
      >
        <rect x="3" y="7" width="10" height="6.5" rx="1" />
        <path d="M5 7V5a3 3 0 0 1 6 0v2" />
      </svg>
      {codeText(t, visibility)}
    </span>
  )
}

function TimelineEntry({ entry, zone }: { readonly entry: Entry; readonly zone: string }) {
  const types = useTranslations('docketEntry')
  const doers = useTranslations('doer')
  return (
    <li className="grid grid-cols-[2rem_1fr] gap-x-2 border-rule border-b py-3">
      <span className="figures text-muted">{entry.number}</span>
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-medium">{codeText(types, entry.type)}</span>
          {entry.onBehalfOf && doers.has(entry.onBehalfOf as 'clerk') ? (
            <span className="text-muted text-sm">{codeText(doers, entry.onBehalfOf)}</span>
          ) : null}
          <span className="text-sm">
            <Instant at={entry.at} zone={zone} />
          </span>
          <VisibilityMark visibility={entry.visibility} />
        </p>
        {entry.text ? <p className="mt-0.5 max-w-prose whitespace-pre-line break-words">{entry.text}</p> : null}
      </div>
    </li>
  )
}

/** Everything entered in the docket that the reader may read, numbered; gaps in the numbers are what is not open. */
export function Timeline({ docket, zone }: { readonly docket: readonly Entry[]; readonly zone: string }) {
  const t = useTranslations('cases')
  if (docket.length === 0) return null
  return (
    <section id="timeline">
      <h2 className="mb-2 text-lg">{t('timeline')}</h2>
      <ol className="border-rule border-t">
        {docket.map(entry => (
          <TimelineEntry key={entry.id} entry={entry} zone={zone} />
        ))}
      </ol>
    </section>
  )
}
