import { HandsDeskView } from '@/features/hands'
import { ClientMessages } from '@/i18n/client-messages'
import { fromPath } from '@/lib/paths'

interface PageInput {
  readonly params: Promise<{ readonly sessionId: string }>
  readonly searchParams: Promise<{ readonly cards?: string }>
}

export default async function Page({ params, searchParams }: PageInput) {
  const showing = (await searchParams).cards === 'open'
  return (
    <ClientMessages namespaces={['hands', 'registerDesk']}>
      <HandsDeskView sessionId={fromPath((await params).sessionId)} showing={showing} />
    </ClientMessages>
  )
}
