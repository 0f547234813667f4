import { ReportDeskView } from '@/features/result-reports'
import { fromPath } from '@/lib/paths'

export default async function Page({ params }: { readonly params: Promise<{ eventId: string }> }) {
  return <ReportDeskView eventId={fromPath((await params).eventId)} />
}
