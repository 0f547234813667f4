import { getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { Notice } from '@/components/ui/notice'
import { PageTitle } from '@/components/ui/page-title'
import { LoginLink } from '@/features/sign-in'
import { ClientMessages } from '@/i18n/client-messages'
import { BrowserClientProvider } from '@/lib/graphql/browser-client'
import { ask } from '@/lib/graphql/server-client'
import { IsFoundedQuery } from './setup.graphql'
import { SetupForm } from './setup-form'

/** The first page of an empty database: the federation and the two people who will keep its accounts. */
export async function SetupView() {
  const [t, answer] = await Promise.all([getTranslations('setup'), ask(IsFoundedQuery, {})])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  if (answer.data.isFounded)
    return (
      <div className="mx-auto max-w-2xl">
        <PageTitle title={t('title')} />
        <Notice className="mb-4">{t('done')}</Notice>
        <LoginLink label={t('logIn')} />
      </div>
    )
  return (
    <div className="mx-auto max-w-2xl">
      <PageTitle title={t('title')} secondary={t('intro')} />
      <ClientMessages namespaces={['setup', 'common', 'problemList', 'clause', 'failure', 'state']}>
        <BrowserClientProvider>
          <SetupForm />
        </BrowserClientProvider>
      </ClientMessages>
    </div>
  )
}
