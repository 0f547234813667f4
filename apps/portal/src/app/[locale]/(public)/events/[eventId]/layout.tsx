import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { EventFrame, eventTitle } from '@/features/events'
import { fromPath } from '@/lib/paths'
import { titledWithParts } from '@/lib/titles'

interface LayoutInput {
  readonly params: Promise<{ eventId: string }>
}

export const generateMetadata = async ({ params }: LayoutInput): Promise<Metadata> =>
  titledWithParts(await eventTitle(fromPath((await params).eventId)))

export default async function Layout({ params, children }: LayoutInput & { readonly children: ReactNode }) {
  return <EventFrame eventId={fromPath((await params).eventId)}>{children}</EventFrame>
}
