'use client'

import { useEffect } from 'react'

/** Has the browser keep what a hall needs without a network, this page too where it is such a one. */
export function KeepOffline() {
  useEffect(() => {
    const { serviceWorker } = navigator
    if (!serviceWorker) return
    serviceWorker
      .register('/sw.js')
      .then(() => serviceWorker.ready)
      .then(({ active }) => active?.postMessage({ keep: window.location.pathname + window.location.search }))
      .catch(() => undefined)
  }, [])
  return null
}
