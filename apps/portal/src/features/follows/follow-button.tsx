'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { Button } from '@/components/ui/button'
import { useRouter } from '@/i18n/navigation'
import { useAction } from '@/lib/graphql/use-action'
import { SetFollowMutation } from './follows.graphql'

export type Followable = { readonly person: string } | { readonly organisation: string } | { readonly event: string }

interface FollowButtonProps {
  readonly subject: Followable
  readonly isFollowed: boolean
  /** What is followed, where several buttons stand on one page. */
  readonly name?: string
}

/** Follows what the page is about, or no longer. */
export function FollowButton({ subject, isFollowed, name }: FollowButtonProps) {
  const t = useTranslations('follows')
  const router = useRouter()
  const [followed, setFollowed] = useState(isFollowed)
  const action = useAction(SetFollowMutation, data => data.setFollow)
  const press = async () => {
    const done = await action.run({ input: { subject, followed: !followed } })
    if (!done) return
    setFollowed(!followed)
    router.refresh()
  }
  return (
    <>
      <Button
        size={name ? 'small' : undefined}
        disabled={action.pending}
        onClick={press}
        aria-label={name ? t('unfollowNamed', { name }) : undefined}
      >
        {t(followed ? 'unfollow' : 'follow')}
      </Button>
      <ActionOutcome failure={action.failure} />
    </>
  )
}
