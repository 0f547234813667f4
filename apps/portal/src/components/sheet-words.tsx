import { getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ClientMessages } from '@/i18n/client-messages'
import type { Messages } from '@/i18n/load-messages'

/** What the editors of sheets ask for beside the words of their own sport. */
const shared = ['clause', 'columns', 'explain', 'printed', 'seat', 'suit', 'vulnerability'] as const

/**
 * Sends the words of a sport's editors to where a sheet of it is edited: those whose names begin with the sport's. It asks
 * no plug: a page that takes them on the server would list the scripts of all editors as its own.
 */
export async function SheetWords({ sport, children }: { readonly sport: string; readonly children: ReactNode }) {
  const names = Object.keys(await getMessages()) as (keyof Messages)[]
  const own = names.filter(name => new RegExp(`^${sport}([A-Z]|$)`).test(name))
  return (
    <ClientMessages namespaces={[...own, ...shared]} only={{ explain: [sport] }}>
      {children}
    </ClientMessages>
  )
}
