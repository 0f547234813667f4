'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => undefined

interface SharePictureProps {
  /** Where the picture is drawn. */
  readonly picture: string
  readonly title: string
  readonly label: string
}

/** The system's own sheet with the picture and the address of the page, where the system has one; nothing elsewhere. */
export function SharePicture({ picture, title, label }: SharePictureProps) {
  const canShare = useSyncExternalStore(
    never,
    () => typeof navigator.share === 'function',
    () => false,
  )
  const share = async () => {
    const url = window.location.href
    try {
      const drawn = await fetch(picture)
      const file = new File([await drawn.blob()], 'paiji.png', { type: 'image/png' })
      const files = drawn.ok && navigator.canShare?.({ files: [file] }) ? [file] : undefined
      await navigator.share({ title, url, ...(files ? { files } : {}) })
    } catch {
      // Closed without sharing, or without a network: the links beside it remain.
    }
  }
  if (!canShare) return null
  return (
    <button
      type="button"
      onClick={share}
      className="min-h-11 rounded-md border border-rule-strong px-4 font-medium hover:bg-raised lg:min-h-8"
    >
      {label}
    </button>
  )
}
