import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { PlayerFrame, playerSummary, playerTitle } from '@/features/players'
import { getLocale } from 'next-intl/server'
import { idAt } from '@/lib/id-at'
import { paths } from '@/lib/paths'
import { titledWithParts } from '@/lib/titles'

interface LayoutInput {
  readonly params: Promise<{ personId: string }>
}

export const generateMetadata = async ({ params }: LayoutInput): Promise<Metadata> => {
  const id = await idAt((await params).personId)
  const picture = paths.picture('players', id, await getLocale())
  return titledWithParts(await playerTitle(id), await playerSummary(id), picture)
}

export default async function Layout({ params, children }: LayoutInput & { readonly children: ReactNode }) {
  return <PlayerFrame personId={await idAt((await params).personId)}>{children}</PlayerFrame>
}
