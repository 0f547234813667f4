import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { PageTitle } from '@/components/ui/page-title'
import { loadViewer } from '@/features/sign-in'
import { inLanguage } from '@/lib/format/bilingual'
import { ask } from '@/lib/graphql/server-client'
import { InviteQuery } from './accounts.graphql'
import { InviteForm } from './invite-form'

interface InviteViewProps {
  /** Whose account it is to be in the register. */
  readonly number?: string | undefined
}

/** An account for somebody who has none. */
export async function InviteView({ number }: InviteViewProps) {
  const [t, locale, answer, viewer] = await Promise.all([
    getTranslations('accounts'),
    getLocale(),
    ask(InviteQuery, {}),
    loadViewer(),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const own = viewer.ok
    ? viewer.data.viewer.roles.find(role => role.scopeKind === 'organisation')?.organisation?.id
    : undefined
  const organisations = answer.data.organisations.edges.map(({ node }) => ({
    id: node.id,
    name: inLanguage(node.name, locale),
  }))
  return (
    <>
      <PageTitle kicker={t('title')} title={t('invite')} secondary={t('inviteIntro')} />
      <InviteForm organisations={organisations} own={own} sendsMail={answer.data.sendsMail} number={number} />
    </>
  )
}
