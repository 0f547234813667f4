import { OpenDesk } from '@/features/desk-frame'
import { SpreadsheetsView } from '@/features/spreadsheets'
import { ClientMessages } from '@/i18n/client-messages'

interface PageInput {
  readonly searchParams: Promise<{ kind?: string; body?: string; stage?: string }>
}

export default async function Page({ searchParams }: PageInput) {
  const { kind, body, stage } = await searchParams
  return (
    <ClientMessages namespaces={['spreadsheets']}>
      <OpenDesk part="canOpenSpreadsheets">
        <SpreadsheetsView kind={kind} body={body} stage={stage} />
      </OpenDesk>
    </ClientMessages>
  )
}
