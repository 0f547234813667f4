import { getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Messages } from './load-messages'
import { MoreMessages } from './more-messages'

type Namespace = keyof Messages

interface ClientMessagesProps {
  readonly namespaces: readonly Namespace[]
  /** Of a large namespace what alone may be asked for here: the problems of one sport, the explanations of one. */
  readonly only?: Partial<Record<Namespace, readonly string[]>>
  readonly children: ReactNode
}

const partOf = (words: object, names: readonly string[] | undefined): object =>
  names ? Object.fromEntries(Object.entries(words).filter(([name]) => names.includes(name))) : words

/** Sends the browser only those namespaces that client components below this point use, beside what is sent further up. */
export async function ClientMessages({ namespaces, only, children }: ClientMessagesProps) {
  const all = await getMessages()
  const messages = Object.fromEntries(namespaces.map(name => [name, partOf(all[name], only?.[name])]))
  return <MoreMessages messages={messages}>{children}</MoreMessages>
}
