'use client'

import { type RefObject, useEffect, useRef } from 'react'

/** What the desk does by keyboard besides typing and Enter; the same names stand in the list of keys. */
export const deskActions = ['next', 'previous', 'missing', 'order', 'swap', 'flag', 'revert', 'retry', 'help'] as const
export type DeskAction = (typeof deskActions)[number]

/** The keys of each action as they are printed. */
export const deskKeys: Readonly<Record<DeskAction | 'save', readonly string[]>> = {
  save: ['Enter'],
  next: ['PgDn'],
  previous: ['PgUp'],
  missing: ['Alt', 'M'],
  order: ['Alt', 'O'],
  swap: ['Alt', 'X'],
  flag: ['Alt', 'D'],
  revert: ['Esc'],
  retry: ['Alt', 'R'],
  help: ['?'],
}

const withAlt: Readonly<Record<string, DeskAction>> = {
  KeyM: 'missing',
  KeyO: 'order',
  KeyX: 'swap',
  KeyD: 'flag',
  KeyR: 'retry',
}
const alone: Readonly<Record<string, DeskAction>> = {
  PageDown: 'next',
  PageUp: 'previous',
  Escape: 'revert',
  F1: 'help',
}

const isProse = (target: EventTarget | null): boolean => target instanceof HTMLElement && target.matches('textarea')

/** The action of a key press; letters need Alt because scorers type letters. */
export const actionOf = (event: Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'target'>) => {
  if (event.ctrlKey || event.metaKey) return undefined
  if (event.altKey) return withAlt[event.code]
  if (event.key === '?' && !isProse(event.target)) return 'help'
  return alone[event.key]
}

/** Listens within the desk, and to the page while nothing else has the focus. */
export const useDeskKeys = (desk: RefObject<HTMLElement | null>, act: (action: DeskAction) => void): void => {
  const latest = useRef(act)
  latest.current = act
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { target } = event
      const ours = target === document.body || (target instanceof Node && desk.current?.contains(target))
      const action = ours ? actionOf(event) : undefined
      if (!action) return
      event.preventDefault()
      event.stopPropagation()
      latest.current(action)
    }
    document.addEventListener('keydown', listen, true)
    return () => document.removeEventListener('keydown', listen, true)
  }, [desk])
}
