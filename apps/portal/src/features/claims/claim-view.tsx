import { getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { LoginLink, loadViewer } from '@/features/sign-in'
import { ClientMessages } from '@/i18n/client-messages'
import { BrowserClientProvider } from '@/lib/graphql/browser-client'
import { ask } from '@/lib/graphql/server-client'
import { ClaimForm } from './claim-forms'
import { ClaimableQuery } from './claims.graphql'
import { claimNamespaces, OwnClaim } from './own-claim'

/** The page on which somebody says "this is me" of a record. */
export async function ClaimView({ personId }: { readonly personId: string }) {
  const [t, frame, viewer, answer] = await Promise.all([
    getTranslations('claims'),
    getTranslations('frame'),
    loadViewer(),
    ask(ClaimableQuery, { id: personId }),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { myClaim, person } = answer.data
  const isSignedIn = viewer.ok && Boolean(viewer.data.viewer.accountId)
  const waits = myClaim?.status === 'OPEN'
  return (
    <section>
      <h2 className="mb-2 text-lg">{t('title')}</h2>
      {isSignedIn ? null : <LoginLink label={frame('logIn')} />}
      {myClaim ? <OwnClaim claim={myClaim} /> : null}
      {person?.canClaim?.allowed && !waits ? (
        <ClientMessages namespaces={claimNamespaces}>
          <BrowserClientProvider>
            <p className="my-3 max-w-prose text-muted">{t('intro')}</p>
            <ClaimForm person={person.id} />
          </BrowserClientProvider>
        </ClientMessages>
      ) : null}
      {isSignedIn && !person?.canClaim?.allowed && !waits ? <p className="text-muted">{t('notHere')}</p> : null}
    </section>
  )
}
