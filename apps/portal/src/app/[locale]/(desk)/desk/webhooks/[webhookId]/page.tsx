import { OpenDesk } from '@/features/desk-frame'
import { WebhookView } from '@/features/webhooks'
import { fromPath } from '@/lib/paths'

interface PageInput {
  readonly params: Promise<{ webhookId: string }>
  readonly searchParams: Promise<{ after?: string }>
}

export default async function Page({ params, searchParams }: PageInput) {
  const { after } = await searchParams
  return (
    <OpenDesk part="canOpenWebhooks">
      <WebhookView id={fromPath((await params).webhookId)} after={after} />
    </OpenDesk>
  )
}
