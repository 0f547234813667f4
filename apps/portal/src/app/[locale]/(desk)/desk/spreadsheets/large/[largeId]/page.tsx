import { OpenDesk } from '@/features/desk-frame'
import { LargeSpreadsheetView } from '@/features/spreadsheets'
import { ClientMessages } from '@/i18n/client-messages'
import { fromPath } from '@/lib/paths'

interface PageInput {
  readonly params: Promise<{ largeId: string }>
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function Page({ params, searchParams }: PageInput) {
  const [{ largeId }, chosen] = await Promise.all([params, searchParams])
  return (
    <ClientMessages namespaces={['spreadsheets']}>
      <OpenDesk part="canOpenSpreadsheets">
        <LargeSpreadsheetView id={fromPath(largeId)} chosen={chosen} />
      </OpenDesk>
    </ClientMessages>
  )
}
