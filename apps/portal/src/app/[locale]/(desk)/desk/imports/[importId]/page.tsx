import { ImportView } from '@/features/imports'
import { fromPath } from '@/lib/paths'

export default async function Page({ params }: { readonly params: Promise<{ importId: string }> }) {
  return <ImportView id={fromPath((await params).importId)} />
}
