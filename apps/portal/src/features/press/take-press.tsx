'use client'

import { useState, useSyncExternalStore } from 'react'

const never = () => () => undefined

interface TakePressProps {
  readonly text: string
  readonly picture: string
  readonly words: { readonly take: string; readonly taken: string; readonly failed: string }
}

const save = (address: string): void => {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  link.click()
}

/** Copies the text and saves the picture by one press; without a script the text can be selected and the links remain. */
export function TakePress({ text, picture, words }: TakePressProps) {
  const isHeard = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const [said, say] = useState('')
  const take = async () => {
    save(picture)
    try {
      await navigator.clipboard.writeText(text)
      say(words.taken)
    } catch {
      say(words.failed)
    }
  }
  if (!isHeard) return null
  return (
    <p className="mt-2 flex flex-wrap items-center gap-3" data-no-print="">
      <button
        type="button"
        onClick={take}
        className="min-h-11 rounded-md border border-rule-strong px-4 font-medium hover:bg-raised lg:min-h-8"
      >
        {words.take}
      </button>
      <span role="status" className="text-muted text-sm">
        {said}
      </span>
    </p>
  )
}
