import { OpenDesk } from '@/features/desk-frame'
import { SanctionsView } from '@/features/sanctions'
import { ClientMessages } from '@/i18n/client-messages'

export default async function Page({ searchParams }: { readonly searchParams: Promise<{ after?: string }> }) {
  return (
    <ClientMessages namespaces={['registerDesk', 'sanctions', 'sport']}>
      <OpenDesk part="canOpenRegister">
        <SanctionsView after={(await searchParams).after} />
      </OpenDesk>
    </ClientMessages>
  )
}
