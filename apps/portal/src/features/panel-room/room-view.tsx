import { FailureNotice } from '@/components/failure-notice'
import { NotFound } from '@/components/not-found'
import { ClientMessages } from '@/i18n/client-messages'
import { LiveClientProvider } from '@/lib/graphql/live-client'
import { paths } from '@/lib/paths'
import { CaseMatter } from './case-matter'
import { loadHead, loadRoom } from './load-room'
import { RoomDesk } from './room-desk'
import { roomNamespaces } from './room-namespaces'

/** Where a panel works, as it stands; what is contested does not change there, all else lives in the browser from then on. */
export async function RoomView({ id }: { readonly id: string }) {
  const { answer, person } = await loadHead(id)
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const head = answer.data.appeal
  if (!head) return <NotFound />
  const parts = await loadRoom(head, person)
  return (
    <ClientMessages namespaces={roomNamespaces}>
      <LiveClientProvider>
        <RoomDesk
          id={id}
          person={person}
          first={answer.data}
          parts={parts}
          matter={<CaseMatter head={head} page={paths.case(head)} />}
        />
      </LiveClientProvider>
    </ClientMessages>
  )
}
