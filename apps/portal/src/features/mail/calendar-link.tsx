'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { ActionOutcome } from '@/components/action-outcome'
import { Button } from '@/components/ui/button'
import { useAction } from '@/lib/graphql/use-action'
import { SetCalendarLinkMutation } from './mail.graphql'

/** The secret link of the reader's own calendar: made, replaced or taken away. */
export function CalendarLink({ address }: { readonly address: string | null }) {
  const t = useTranslations('mailChoices')
  const router = useRouter()
  const set = useAction(SetCalendarLinkMutation, data => data.setCalendarLink)
  const press = (open: boolean) => async () => {
    if (await set.run({ input: { open } })) router.refresh()
  }
  return (
    <div className="flex flex-col items-start gap-3">
      {address ? (
        <a href={address} className="link inline-flex min-h-11 items-center break-all" download="paiji.ics">
          {t('calendarOpen')}
        </a>
      ) : null}
      {address ? <code className="select-all break-all text-sm">{address}</code> : null}
      <div className="flex flex-wrap gap-3">
        <Button onClick={press(true)} disabled={set.pending}>
          {t(address ? 'calendarAnother' : 'calendarMake')}
        </Button>
        {address ? (
          <Button onClick={press(false)} disabled={set.pending}>
            {t('calendarRevoke')}
          </Button>
        ) : null}
      </div>
      <ActionOutcome failure={set.failure} />
    </div>
  )
}
