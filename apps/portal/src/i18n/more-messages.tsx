'use client'

import { IntlProvider, useLocale, useMessages } from 'next-intl'
import { type ReactNode, useMemo } from 'react'

interface MoreMessagesProps {
  readonly messages: object
  readonly children: ReactNode
}

/** Adds words to those that are known further up: a part names its own, and nobody sends the same twice. */
export function MoreMessages({ messages, children }: MoreMessagesProps) {
  const known = useMessages()
  const all = useMemo(() => ({ ...known, ...messages }), [known, messages])
  return (
    <IntlProvider locale={useLocale()} messages={all}>
      {children}
    </IntlProvider>
  )
}
