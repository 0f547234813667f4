import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { FailureNotice } from '@/components/failure-notice'
import { FreshCode } from '@/components/fresh-code'
import { KeepProblems } from '@/components/keep-problems'
import { Notice } from '@/components/ui/notice'
import { SideTabs } from '@/components/ui/side-tabs'
import { hasDesk, LoginLink, loadViewer } from '@/features/sign-in'
import { ClientMessages } from '@/i18n/client-messages'
import { Link } from '@/i18n/navigation'
import { LiveClientProvider } from '@/lib/graphql/live-client'
import { paths } from '@/lib/paths'
import { deskTabs } from './desk-tabs'

/** Rail and data client around every desk, each of which sends its own words; strangers are shown the way in. */
export async function DeskFrame({ children }: { readonly children: ReactNode }) {
  const [t, answer] = await Promise.all([getTranslations('desk'), loadViewer()])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { viewer } = answer.data
  if (!viewer.accountId)
    return (
      <FailureNotice failure={{ layer: 'graphql', code: 'UNAUTHENTICATED', message: '', retryable: false }}>
        <LoginLink label={t('logIn')} />
      </FailureNotice>
    )
  if (!hasDesk(viewer))
    return (
      <Notice tone="attention" title={t(viewer.roleWaits ? 'roleWaitsTitle' : 'noRoleTitle')} className="my-6">
        {viewer.roleWaits ? (
          <Link href={paths.myAccount} className="link">
            {t('roleWaits')}
          </Link>
        ) : (
          t('noRole')
        )}
      </Notice>
    )
  return (
    <ClientMessages namespaces={['problemList', 'freshCode']}>
      <LiveClientProvider>
        <KeepProblems />
        <FreshCode />
        <div className="flex flex-col gap-6 pt-6 lg:flex-row lg:gap-10 lg:pt-8">
          <SideTabs label={t('rail')} tabs={await deskTabs(viewer)} />
          <div className="min-w-0 flex-1">{children}</div>
        </div>
      </LiveClientProvider>
    </ClientMessages>
  )
}
