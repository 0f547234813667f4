'use client'

import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useTransition } from 'react'

/** Whether the browser shall do with a click what it always does: open a tab, save a file, leave the house. */
const isForBrowser = (event: MouseEvent, link: Element): boolean =>
  event.defaultPrevented ||
  event.button !== 0 ||
  event.metaKey ||
  event.ctrlKey ||
  event.shiftKey ||
  event.altKey ||
  link.hasAttribute('download') ||
  // In another language the whole page is another one.
  link.hasAttribute('hreflang') ||
  (link.hasAttribute('target') && link.getAttribute('target') !== '_self')

/** Where a link leads within the pages of this language; undefined where it leads elsewhere or stays within the page. */
const addressOf = (link: Element, locale: string): string | undefined => {
  const written = link.getAttribute('href') ?? ''
  if (written === '' || written.startsWith('#')) return undefined
  const { origin, pathname, search, hash } = new URL(written, window.location.href)
  const inside = pathname === `/${locale}` || pathname.startsWith(`/${locale}/`)
  return origin === window.location.origin && inside ? `${pathname}${search}${hash}` : undefined
}

/** Marks the page as busy as long as another is on its way: at once, for on a slow line it takes seconds. */
const useBusy = (busy: boolean): void => {
  useEffect(() => {
    const content = document.getElementById('content')
    content?.toggleAttribute('data-busy', busy)
    if (busy) content?.setAttribute('aria-busy', 'true')
    else content?.removeAttribute('aria-busy')
  }, [busy])
}

/**
 * Follows the links of all pages from one place, without loading the document anew. It hears a click after all others:
 * what one of them prevented is not followed. Until the next page is there, a bar says that it is on its way.
 */
export function FollowLinks() {
  const router = useRouter()
  const locale = useLocale()
  const t = useTranslations('frame')
  const [busy, begin] = useTransition()
  useBusy(busy)
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (!link || isForBrowser(event, link)) return
      const address = addressOf(link, locale)
      if (address === undefined) return
      event.preventDefault()
      begin(() => router.push(address, { scroll: link.getAttribute('data-scroll') !== 'keep' }))
    }
    window.addEventListener('click', follow)
    return () => window.removeEventListener('click', follow)
  }, [router, locale])
  return busy ? <div role="progressbar" aria-label={t('loading')} className="page-busy" data-no-print="" /> : null
}
