import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { EventFrame, eventPicture, eventSummary, eventTitle } from '@/features/events'
import { idAt } from '@/lib/id-at'
import { titledWithParts } from '@/lib/titles'

interface LayoutInput {
  readonly params: Promise<{ eventId: string }>
}

export const generateMetadata = async ({ params }: LayoutInput): Promise<Metadata> => {
  const id = await idAt((await params).eventId)
  return titledWithParts(await eventTitle(id), await eventSummary(id), await eventPicture(id))
}

export default async function Layout({ params, children }: LayoutInput & { readonly children: ReactNode }) {
  return <EventFrame eventId={await idAt((await params).eventId)}>{children}</EventFrame>
}
