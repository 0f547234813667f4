import { ClientMessages } from '@/i18n/client-messages'
import { BrowserClientProvider } from '@/lib/graphql/browser-client'
import { FollowButton, type Followable } from './follow-button'

interface FollowPartProps {
  readonly subject: Followable
  /** Null for who is not signed in. */
  readonly isFollowed: boolean | null
}

/** The button of a page, for who is signed in. */
export function FollowPart({ subject, isFollowed }: FollowPartProps) {
  if (isFollowed === null) return null
  return (
    <ClientMessages namespaces={['follows', 'failure', 'problem', 'problemList', 'common']}>
      <BrowserClientProvider>
        <FollowButton subject={subject} isFollowed={isFollowed} />
      </BrowserClientProvider>
    </ClientMessages>
  )
}
