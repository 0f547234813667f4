'use client'

import { useEffect, useRef, useState } from 'react'

const SAID = 'paiji:last-word'
/** So long it stands, and so soon after its act a form must go for its word to be passed on. */
const FOR = 8_000

/**
 * Lets a form that goes with its own act, a line decided and taken off its list, leave its word behind. Answers what to
 * call once the act is done.
 */
export const useLastWord = (text: string): (() => void) => {
  const done = useRef<number>(undefined)
  const word = useRef(text)
  word.current = text
  useEffect(
    () => () => {
      if (done.current === undefined || performance.now() - done.current > FOR) return
      window.dispatchEvent(new CustomEvent(SAID, { detail: word.current }))
    },
    [],
  )
  return () => {
    done.current = performance.now()
  }
}

/** Where the words of forms that have gone are read, for a while. */
export function LastWord() {
  const [text, setText] = useState('')
  useEffect(() => {
    let timer: number | undefined
    const hear = (event: Event) => {
      setText(String((event as CustomEvent<unknown>).detail))
      window.clearTimeout(timer)
      timer = window.setTimeout(() => setText(''), FOR)
    }
    window.addEventListener(SAID, hear)
    return () => {
      window.removeEventListener(SAID, hear)
      window.clearTimeout(timer)
    }
  }, [])
  return (
    <p
      role="status"
      data-no-print=""
      className="fixed inset-x-0 bottom-20 z-40 mx-auto w-fit rounded-md bg-ink px-4 py-2 text-paper text-sm empty:hidden lg:bottom-6"
    >
      {text}
    </p>
  )
}
