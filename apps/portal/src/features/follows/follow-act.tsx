'use client'

import { BrowserClientProvider } from '@/lib/graphql/browser-client'
import { FollowButton, type Followable } from './follow-button'

interface FollowActProps {
  readonly subject: Followable
  readonly isFollowed: boolean
}

/** The button of a page with what it asks the records by. */
export function FollowAct(props: FollowActProps) {
  return (
    <BrowserClientProvider>
      <FollowButton {...props} />
    </BrowserClientProvider>
  )
}
