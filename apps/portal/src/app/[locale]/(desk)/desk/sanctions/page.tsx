import { OpenDesk } from '@/features/desk-frame'
import { SanctionsView } from '@/features/sanctions'

export default async function Page({ searchParams }: { readonly searchParams: Promise<{ after?: string }> }) {
  return (
    <OpenDesk part="canOpenRegister">
      <SanctionsView after={(await searchParams).after} />
    </OpenDesk>
  )
}
