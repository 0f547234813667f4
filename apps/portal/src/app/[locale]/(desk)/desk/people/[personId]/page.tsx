import { OpenDesk } from '@/features/desk-frame'
import { PersonOfficeView } from '@/features/register-desk'
import { ClientMessages } from '@/i18n/client-messages'
import { fromPath } from '@/lib/paths'

interface PageInput {
  readonly params: Promise<{ personId: string }>
  readonly searchParams: Promise<{ after?: string; merge?: string }>
}

export default async function Page({ params, searchParams }: PageInput) {
  const [{ personId }, { after, merge }] = await Promise.all([params, searchParams])
  return (
    <ClientMessages
      namespaces={[
        'affiliationKind',
        'certificates',
        'grades',
        'personRights',
        'personStatus',
        'recordProposals',
        'registerDesk',
        'sport',
      ]}
    >
      <OpenDesk part="canOpenRegister">
        <PersonOfficeView id={fromPath(personId)} after={after} merge={merge} />
      </OpenDesk>
    </ClientMessages>
  )
}
