'use client'

import { type ButtonHTMLAttributes, type ReactNode, useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in the server's HTML and until the script has taken the page over; true from then on. */
export const useTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

interface ScriptedProps {
  /** What else must be there before a press counts, such as what this browser has stored. */
  readonly ready?: boolean
  readonly children: ReactNode
}

/**
 * Controls that only a script works. Until it has taken the page over they are shown and cannot be pressed: on a slow phone
 * the page is read seconds before that, and a press would be lost without a word.
 */
export function Scripted({ ready = true, children }: ScriptedProps) {
  const takenOver = useTakenOver()
  return (
    <fieldset disabled={!(takenOver && ready)} className="contents [&:disabled_button]:opacity-50">
      {children}
    </fieldset>
  )
}

/** A button of its own whose press only a script hears: see `Scripted`. */
export function ScriptedButton({ disabled, type = 'button', ...rest }: ButtonHTMLAttributes<HTMLButtonElement>) {
  const takenOver = useTakenOver()
  return <button type={type} disabled={disabled || !takenOver} {...rest} />
}
