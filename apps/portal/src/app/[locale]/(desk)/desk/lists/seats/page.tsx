import { OpenDesk } from '@/features/desk-frame'
import { readSeats, SeatQuotasView } from '@/features/seat-quotas'

export default async function Page({
  searchParams,
}: {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>
}) {
  return (
    <OpenDesk part="canOpenLists">
      <SeatQuotasView input={readSeats(await searchParams)} />
    </OpenDesk>
  )
}
