import { ImportView } from '@/features/imports'
import { ClientMessages } from '@/i18n/client-messages'
import { fromPath } from '@/lib/paths'

export default async function Page({ params }: { readonly params: Promise<{ importId: string }> }) {
  return (
    <ClientMessages namespaces={['category', 'identity', 'imports', 'printed', 'profile', 'suit']}>
      <ImportView id={fromPath((await params).importId)} />
    </ClientMessages>
  )
}
