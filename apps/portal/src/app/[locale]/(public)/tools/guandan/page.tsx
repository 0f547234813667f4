import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { GuandanToolView } from '@/sports/guandan/guandan-tool-view'
import { toolNamespaces } from '@/sports/guandan/tool-words'
import { ClientMessages } from '@/i18n/client-messages'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('guandan.picker'))('title'),
})

export default function Page() {
  return (
    <ClientMessages namespaces={toolNamespaces}>
      <GuandanToolView />
    </ClientMessages>
  )
}
