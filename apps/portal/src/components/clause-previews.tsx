'use client'

import { lazy, Suspense, useEffect, useState } from 'react'

/** Fetched when a citation is rested on for the first time: most pages are read without. */
const ClausePreview = lazy(() => import('./clause-preview'))

/** Shows beside a citation that is rested on what its article is about. */
export function ClausePreviews() {
  const [first, setFirst] = useState<HTMLAnchorElement>()
  useEffect(() => {
    const ending = new AbortController()
    const begin = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-clause]') : null
      if (!link) return
      setFirst(link)
      ending.abort()
    }
    for (const rests of ['pointerover', 'focusin']) document.addEventListener(rests, begin, { signal: ending.signal })
    return () => ending.abort()
  }, [])
  return first ? (
    <Suspense>
      <ClausePreview first={first} />
    </Suspense>
  ) : null
}
