import { ClientMessages } from '@/i18n/client-messages'
import type { Followable } from './follow-button'
import { FollowLazily } from './follow-lazily'

interface FollowPartProps {
  readonly subject: Followable
  /** Null for who is not signed in. */
  readonly isFollowed: boolean | null
}

/** The button of a page, for who is signed in. */
export function FollowPart({ subject, isFollowed }: FollowPartProps) {
  if (isFollowed === null) return null
  return (
    <ClientMessages namespaces={['follows', 'failure', 'problemList', 'common']}>
      <FollowLazily subject={subject} isFollowed={isFollowed} />
    </ClientMessages>
  )
}
