import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { FailureNotice } from '@/components/failure-notice'
import { PageTitle } from '@/components/ui/page-title'
import { loadViewer, type PortalViewer } from '@/features/sign-in'
import { codeText } from '@/i18n/code-text'
import { Link } from '@/i18n/navigation'
import { answerWith } from '@/lib/answer-with'
import { deskTabs } from './desk-tabs'

/** A part of the desk for those to whom the API opens it; the others read why not, and where they are at home. */
export async function OpenDesk({
  part,
  children,
}: {
  readonly part: keyof PortalViewer['permissions']
  readonly children: ReactNode
}) {
  const [t, problems, answer] = await Promise.all([getTranslations('desk'), getTranslations('problem'), loadViewer()])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { viewer } = answer.data
  const { allowed, reason } = viewer.permissions[part]
  if (allowed) return children
  answerWith(403)
  return (
    <>
      <PageTitle title={t('closedTitle')} secondary={codeText(problems, reason ?? 'ROLE_MISSING')} />
      <p className="max-w-prose">{t('closed')}</p>
      <ul className="mt-3 flex flex-col">
        {(await deskTabs(viewer)).map(tab => (
          <li key={tab.href}>
            <Link href={tab.href} className="link inline-flex min-h-11 items-center lg:min-h-8">
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
