import { OpenDesk } from '@/features/desk-frame'
import { type DocketAddress, DocketView } from '@/features/appeals'
import { ClientMessages } from '@/i18n/client-messages'

export default async function Page({ searchParams }: { readonly searchParams: Promise<DocketAddress> }) {
  return (
    <ClientMessages namespaces={['clock']}>
      <OpenDesk part="canOpenCases">
        <DocketView at={await searchParams} />
      </OpenDesk>
    </ClientMessages>
  )
}
