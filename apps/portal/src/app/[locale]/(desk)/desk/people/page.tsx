import { OpenDesk } from '@/features/desk-frame'
import { PeopleDeskView } from '@/features/register-desk'
import { ClientMessages } from '@/i18n/client-messages'

interface PageInput {
  readonly searchParams: Promise<{ text?: string; after?: string }>
}

export default async function Page({ searchParams }: PageInput) {
  const { text, after } = await searchParams
  return (
    <ClientMessages namespaces={['affiliationKind', 'recordProposals', 'registerDesk', 'sport']}>
      <OpenDesk part="canOpenRegister">
        <PeopleDeskView text={text} after={after} />
      </OpenDesk>
    </ClientMessages>
  )
}
