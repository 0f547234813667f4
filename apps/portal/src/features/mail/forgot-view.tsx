import { getLocale, getTranslations } from 'next-intl/server'
import { Button } from '@/components/ui/button'
import { Field, TextInput } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { PageTitle } from '@/components/ui/page-title'
import { ask } from '@/lib/graphql/server-client'
import { SendsMailQuery } from './mail.graphql'

const problems = ['limited', 'unavailable'] as const

/** Who forgot the password asks for a link; the page says the same whether the address has an account or not. */
export async function ForgotView({ said }: { readonly said?: string }) {
  const [t, login, locale, answer] = await Promise.all([
    getTranslations('forgot'),
    getTranslations('login'),
    getLocale(),
    ask(SendsMailQuery, {}),
  ])
  const known = problems.find(code => code === said)
  const sends = answer.ok && answer.data.sendsMail
  return (
    <div className="mx-auto max-w-md">
      <PageTitle title={t('title')} secondary={t('intro')} />
      {said === 'asked' ? (
        <div role="status">
          <Notice className="mb-4">{t('requested')}</Notice>
        </div>
      ) : null}
      {known ? (
        <Notice tone="attention" className="mb-4">
          {login(known)}
        </Notice>
      ) : null}
      {sends ? null : (
        <Notice tone="attention" className="mb-4">
          {t('noServer')}
        </Notice>
      )}
      <form action="/session/reset" method="post" className="flex flex-col gap-4">
        <input type="hidden" name="locale" value={locale} />
        <Field id="email" label={login('email')}>
          <TextInput id="email" name="email" type="email" autoComplete="username" required />
        </Field>
        <Button type="submit" tone="strong" className="self-start">
          {t('submit')}
        </Button>
      </form>
    </div>
  )
}
