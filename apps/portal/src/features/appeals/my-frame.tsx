import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { FailureNotice } from '@/components/failure-notice'
import { FreshCode } from '@/components/fresh-code'
import { LoginLink, loadViewer } from '@/features/sign-in'
import { ClientMessages } from '@/i18n/client-messages'
import { BrowserClientProvider } from '@/lib/graphql/browser-client'
import { clientNamespaces } from './client-namespaces'

/** Words and data client around a player's own pages; strangers are shown the way in. */
export async function MyFrame({ children }: { readonly children: ReactNode }) {
  const [t, answer] = await Promise.all([getTranslations('frame'), loadViewer()])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  if (!answer.data.viewer.accountId)
    return (
      <>
        <h1 className="sr-only">{t('logIn')}</h1>
        <FailureNotice failure={{ layer: 'graphql', code: 'UNAUTHENTICATED', message: '', retryable: false }}>
          <LoginLink label={t('logIn')} />
        </FailureNotice>
      </>
    )
  return (
    <ClientMessages namespaces={[...clientNamespaces, 'freshCode']}>
      <FreshCode />
      <BrowserClientProvider>{children}</BrowserClientProvider>
    </ClientMessages>
  )
}
