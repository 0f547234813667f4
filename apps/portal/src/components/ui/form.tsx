'use client'

import { type ComponentProps, useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in the server's HTML and until the script has taken the page over; true from then on. */
const useTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/**
 * A form that a script sends. Until the script has taken the page over it takes neither typing nor a press: the browser
 * would send it to the page itself and throw away what was typed. Forms that work without a script, with an address
 * to go to (`action`), are plain ones.
 */
export function Form({ children, ...rest }: Omit<ComponentProps<'form'>, 'action'>) {
  const ready = useTakenOver()
  return (
    <form {...rest}>
      <fieldset disabled={!ready} className="contents">
        {children}
      </fieldset>
    </form>
  )
}
