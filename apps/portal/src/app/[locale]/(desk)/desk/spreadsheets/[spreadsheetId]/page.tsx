import { OpenDesk } from '@/features/desk-frame'
import { SpreadsheetView } from '@/features/spreadsheets'
import { ClientMessages } from '@/i18n/client-messages'
import { fromPath } from '@/lib/paths'

interface PageInput {
  readonly params: Promise<{ spreadsheetId: string }>
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function Page({ params, searchParams }: PageInput) {
  const [{ spreadsheetId }, chosen] = await Promise.all([params, searchParams])
  return (
    <ClientMessages namespaces={['identity', 'spreadsheets']}>
      <OpenDesk part="canOpenSpreadsheets">
        <SpreadsheetView id={fromPath(spreadsheetId)} chosen={chosen} />
      </OpenDesk>
    </ClientMessages>
  )
}
