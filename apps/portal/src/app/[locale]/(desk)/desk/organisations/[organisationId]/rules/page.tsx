import { OpenDesk } from '@/features/desk-frame'
import { RulesDeskView } from '@/features/law-desk'
import { ClientMessages } from '@/i18n/client-messages'
import { fromPath } from '@/lib/paths'

interface PageInput {
  readonly params: Promise<{ organisationId: string }>
  readonly searchParams: Promise<{ name?: string }>
}

export default async function Page({ params, searchParams }: PageInput) {
  const [{ organisationId }, { name }] = await Promise.all([params, searchParams])
  return (
    <ClientMessages namespaces={['bodyRules', 'registerDesk', 'sport']}>
      <OpenDesk part="canOpenRegister">
        <RulesDeskView id={fromPath(organisationId)} name={name} />
      </OpenDesk>
    </ClientMessages>
  )
}
