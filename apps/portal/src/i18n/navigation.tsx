import { createNavigation } from 'next-intl/navigation'
import type { ComponentProps } from 'react'
import { routing } from './routing'

const { Link: FetchingLink, ...navigation } = createNavigation(routing)

export const { redirect, usePathname, useRouter, getPathname } = navigation

/**
 * A link within the portal. Nothing is fetched before it is followed: no page has a part that is ready beforehand, so
 * each link in sight would have the server answer with an empty frame, and thirty of them cost more than the page.
 */
export const Link = (props: ComponentProps<typeof FetchingLink>) => <FetchingLink prefetch={false} {...props} />
