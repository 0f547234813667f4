import { ReceiptView } from '@/features/appeals'
import { fromPath } from '@/lib/paths'

export default async function Page({ params }: { readonly params: Promise<{ appealId: string }> }) {
  return <ReceiptView id={fromPath((await params).appealId)} />
}
