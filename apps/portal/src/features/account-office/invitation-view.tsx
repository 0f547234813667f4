import { getLocale, getTimeZone, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { Button } from '@/components/ui/button'
import { Field, TextInput } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { PageTitle } from '@/components/ui/page-title'
import { NewPasswordFields } from '@/features/mail'
import { formatInstant } from '@/lib/format/dates'
import { ask } from '@/lib/graphql/server-client'
import { InvitationQuery } from './accounts.graphql'

/** Those that no field is to blame for; the others stand at theirs. */
const problems = ['unavailable'] as const

/** Where a one-time link leads: the password of one's own account, in a plain form that works without a script. */
export async function InvitationView({ token, problem }: { readonly token: string; readonly problem?: string }) {
  const [t, locale, answer] = await Promise.all([
    getTranslations('invitation'),
    getLocale(),
    ask(InvitationQuery, { token }),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { invitation } = answer.data
  if (!invitation)
    return (
      <div className="mx-auto max-w-md">
        <PageTitle title={t('goneTitle')} secondary={t('gone')} />
      </div>
    )
  const known = problems.find(code => code === problem)
  const until = formatInstant(invitation.expiresAt, locale, await getTimeZone())
  return (
    <div className="mx-auto max-w-md">
      <PageTitle title={t('title', { name: invitation.name })} secondary={t('intro', { until })} />
      {known ? (
        <Notice tone="attention" className="mb-4">
          {t(known)}
        </Notice>
      ) : null}
      <form action="/session/invitation" method="post" className="flex flex-col gap-4">
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="token" value={token} />
        <Field id="email" label={t('email')}>
          <TextInput id="email" name="email" value={invitation.email} readOnly autoComplete="username" />
        </Field>
        <NewPasswordFields problem={problem} />
        <Button type="submit" tone="strong" className="self-start">
          {t('submit')}
        </Button>
      </form>
    </div>
  )
}
