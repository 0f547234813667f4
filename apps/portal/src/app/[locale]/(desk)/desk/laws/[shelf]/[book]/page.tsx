import { OpenDesk } from '@/features/desk-frame'
import { LawDeskView } from '@/features/law-desk'
import { ClientMessages } from '@/i18n/client-messages'

interface PageInput {
  readonly params: Promise<{ readonly shelf: string; readonly book: string }>
}

export default async function Page({ params }: PageInput) {
  const { shelf, book } = await params
  return (
    <ClientMessages namespaces={['lawDesk', 'registerDesk']}>
      <OpenDesk part="canOpenSpreadsheets">
        <LawDeskView shelf={decodeURIComponent(shelf)} slug={decodeURIComponent(book)} />
      </OpenDesk>
    </ClientMessages>
  )
}
