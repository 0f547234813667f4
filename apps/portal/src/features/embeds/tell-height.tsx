'use client'

import { useEffect } from 'react'

/** Tells the page around the frame how high it is, whenever that changes: `{ paiji: 'height', height }`, in pixels. */
export function TellHeight() {
  useEffect(() => {
    if (window.parent === window) return
    const tell = (): void => {
      const height = Math.ceil(document.body.getBoundingClientRect().height)
      window.parent.postMessage({ paiji: 'height', height }, '*')
    }
    const watcher = new ResizeObserver(tell)
    watcher.observe(document.body)
    return () => watcher.disconnect()
  }, [])
  return null
}
