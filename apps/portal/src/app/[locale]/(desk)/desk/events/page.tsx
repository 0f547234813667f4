import { OpenDesk, OwnEvents } from '@/features/desk-frame'

export default async function Page({ searchParams }: { readonly searchParams: Promise<{ after?: string }> }) {
  return (
    <OpenDesk part="canOpenScoring">
      <OwnEvents after={(await searchParams).after} />
    </OpenDesk>
  )
}
