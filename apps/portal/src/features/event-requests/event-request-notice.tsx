import { getTranslations } from 'next-intl/server'
import { Notice } from '@/components/ui/notice'
import { Link } from '@/i18n/navigation'
import { paths } from '@/lib/paths'
import { AnnounceForm } from './decide-forms'

interface EventRequestNoticeProps {
  readonly event: {
    readonly id: string
    readonly isAnnounced: boolean
    readonly canAnnounce: { readonly allowed: boolean }
    readonly request: { readonly id: string; readonly isTacit: boolean } | null
  }
}

/** In the office of an event: that it came of a request, and whether it is announced. */
export async function EventRequestNotice({ event }: EventRequestNoticeProps) {
  const t = await getTranslations('eventRequests')
  if (event.isAnnounced && !event.request) return null
  return (
    <div className="mb-6 flex flex-col gap-3">
      {event.request ? (
        <p className="text-muted">
          {t(event.request.isTacit ? 'tacitlyApproved' : 'status.APPROVED')} ·{' '}
          <Link href={paths.deskEventRequest(event.request.id)} className="link">
            {t('toRequest')}
          </Link>
        </p>
      ) : null}
      {event.isAnnounced ? null : (
        <Notice tone="attention" title={t('notAnnounced')}>
          <p className="mb-2">{t('notAnnouncedHint')}</p>
          {event.canAnnounce.allowed ? <AnnounceForm event={event.id} /> : null}
        </Notice>
      )}
    </div>
  )
}
