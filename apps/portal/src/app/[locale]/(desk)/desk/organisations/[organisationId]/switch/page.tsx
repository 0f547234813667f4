import { OpenDesk } from '@/features/desk-frame'
import { SwitchView } from '@/features/switching'
import { ClientMessages } from '@/i18n/client-messages'
import { fromPath } from '@/lib/paths'

export default async function Page({ params }: { readonly params: Promise<{ organisationId: string }> }) {
  const { organisationId } = await params
  return (
    <ClientMessages namespaces={['registerDesk', 'switching']}>
      <OpenDesk part="canOpenLists">
        <SwitchView id={fromPath(organisationId)} />
      </OpenDesk>
    </ClientMessages>
  )
}
