import { BodyPowersView } from '@/features/powers'
import { fromPath } from '@/lib/paths'

export default async function Page({ params }: { readonly params: Promise<{ organisationId: string }> }) {
  return <BodyPowersView id={fromPath((await params).organisationId)} />
}
