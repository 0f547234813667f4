import { FailureNotice } from '@/components/failure-notice'
import { NotFound } from '@/components/not-found'
import { ClientMessages } from '@/i18n/client-messages'
import { LiveClientProvider } from '@/lib/graphql/live-client'
import { loadHead, loadPanel } from './load-room'
import { PanelDesk } from './panel-desk'
import { roomNamespaces } from './room-namespaces'

/** The panel of a case as it stands; from then on it lives in the browser. */
export async function PanelView({ id }: { readonly id: string }) {
  const { answer, person } = await loadHead(id)
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const head = answer.data.appeal
  if (!head) return <NotFound />
  return (
    <ClientMessages namespaces={roomNamespaces}>
      <LiveClientProvider>
        <PanelDesk id={id} person={person} first={answer.data} parts={await loadPanel(head)} />
      </LiveClientProvider>
    </ClientMessages>
  )
}
