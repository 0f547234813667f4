import { useLocale } from 'next-intl'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { paths } from '@/lib/paths'
import type { Outlook } from './load-outlook'

/** The event of a correction, with its page of corrections. */
export function CorrectedEvent({ event }: { readonly event: Outlook['corrections'][number]['event'] }) {
  return (
    <p className="mb-1 font-medium">
      <Link href={paths.eventSection(event, 'corrections')} className="way">
        {inLanguage(event.name, useLocale())}
      </Link>
    </p>
  )
}
