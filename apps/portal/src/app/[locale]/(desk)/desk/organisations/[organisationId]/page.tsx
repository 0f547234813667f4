import { OpenDesk } from '@/features/desk-frame'
import { BodyOfficeView } from '@/features/register-desk'
import { ClientMessages } from '@/i18n/client-messages'
import { fromPath } from '@/lib/paths'

interface PageInput {
  readonly params: Promise<{ organisationId: string }>
  readonly searchParams: Promise<{ after?: string }>
}

export default async function Page({ params, searchParams }: PageInput) {
  const [{ organisationId }, { after }] = await Promise.all([params, searchParams])
  return (
    <ClientMessages namespaces={['organisationKind', 'registerDesk', 'sport']}>
      <OpenDesk part="canOpenRegister">
        <BodyOfficeView id={fromPath(organisationId)} after={after} />
      </OpenDesk>
    </ClientMessages>
  )
}
