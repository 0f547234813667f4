import { NextIntlClientProvider } from 'next-intl'
import { getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Messages } from './load-messages'

interface ClientMessagesProps {
  readonly namespaces: readonly (keyof Messages)[]
  readonly children: ReactNode
}

/** Sends the browser only those namespaces that client components below this point use. */
export async function ClientMessages({ namespaces, children }: ClientMessagesProps) {
  const all = await getMessages()
  const messages = Object.fromEntries(namespaces.map(name => [name, all[name]]))
  return <NextIntlClientProvider messages={messages}>{children}</NextIntlClientProvider>
}
