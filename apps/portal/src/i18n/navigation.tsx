import { useLocale } from 'next-intl'
import { createNavigation } from 'next-intl/navigation'
import type { AnchorHTMLAttributes, Ref } from 'react'
import { routing } from './routing'

const { Link: _, ...navigation } = createNavigation(routing)

export const { redirect, usePathname, useRouter, getPathname } = navigation

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A path of this house as `lib/paths` writes it, without its language; anything else is taken as it stands. */
  readonly href: string
  /** False: the reader stays where the page is scrolled to. */
  readonly scroll?: boolean
  readonly ref?: Ref<HTMLAnchorElement>
}

/**
 * A link within the portal: an anchor and nothing more, which `FollowLinks` in the root layout follows without a new
 * page. A component of the browser in its place would go along once more with its properties for each link of a list,
 * and would have to be woken. Nothing is fetched before it is followed.
 */
export const Link = ({ href, scroll, ...rest }: LinkProps) => {
  const locale = useLocale()
  const own = href.startsWith('/') && !href.startsWith('//')
  return (
    <a
      {...rest}
      {...(scroll === false ? { 'data-scroll': 'keep' } : {})}
      href={own ? getPathname({ href, locale }) : href}
    />
  )
}
