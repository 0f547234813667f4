import { OpenDesk } from '@/features/desk-frame'
import { WebhooksView } from '@/features/webhooks'

export default async function Page({ searchParams }: { readonly searchParams: Promise<{ after?: string }> }) {
  const { after } = await searchParams
  return (
    <OpenDesk part="canOpenWebhooks">
      <WebhooksView after={after} />
    </OpenDesk>
  )
}
