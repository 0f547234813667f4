import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { PlayerFrame, playerTitle } from '@/features/players'
import { fromPath } from '@/lib/paths'
import { titledWithParts } from '@/lib/titles'

interface LayoutInput {
  readonly params: Promise<{ personId: string }>
}

export const generateMetadata = async ({ params }: LayoutInput): Promise<Metadata> =>
  titledWithParts(await playerTitle(fromPath((await params).personId)))

export default async function Layout({ params, children }: LayoutInput & { readonly children: ReactNode }) {
  return <PlayerFrame personId={fromPath((await params).personId)}>{children}</PlayerFrame>
}
