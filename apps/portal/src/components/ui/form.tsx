'use client'

import type { ComponentProps } from 'react'
import { Scripted } from './scripted'

/**
 * A form that a script sends. Until the script has taken the page over it takes neither typing nor a press: the browser
 * would send it to the page itself and throw away what was typed. Forms that work without a script, with an address
 * to go to (`action`), are plain ones.
 */
export function Form({ children, ...rest }: Omit<ComponentProps<'form'>, 'action'>) {
  return (
    <form {...rest}>
      <Scripted>{children}</Scripted>
    </form>
  )
}
