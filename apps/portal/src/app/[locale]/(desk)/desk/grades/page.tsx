import { GradesDeskView } from '@/features/grades'
import { ClientMessages } from '@/i18n/client-messages'

interface PageInput {
  readonly searchParams: Promise<{ state?: string; sport?: string; after?: string }>
}

export default async function Page({ searchParams }: PageInput) {
  return (
    <ClientMessages namespaces={['grades', 'registerDesk']}>
      <GradesDeskView {...(await searchParams)} />
    </ClientMessages>
  )
}
