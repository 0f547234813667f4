import { OfficeView } from '@/features/event-office'
import { ClientMessages } from '@/i18n/client-messages'
import { fromPath } from '@/lib/paths'

interface PageInput {
  readonly params: Promise<{ eventId: string }>
  readonly searchParams: Promise<{ after?: string }>
}

export default async function Page({ params, searchParams }: PageInput) {
  return (
    <ClientMessages
      namespaces={[
        'bodyRules',
        'category',
        'clause',
        'eventDocuments',
        'eventLife',
        'eventRequests',
        'explain',
        'grades',
        'historyAct',
        'historyField',
        'identity',
        'listFiles',
        'office',
        'personStatus',
        'procedureChoice',
        'registerDesk',
        'role',
        'series',
        'spreadsheets',
        'stageSettings',
        'tieBreak',
        'tieBreakRule',
      ]}
    >
      <OfficeView eventId={fromPath((await params).eventId)} after={(await searchParams).after} />
    </ClientMessages>
  )
}
