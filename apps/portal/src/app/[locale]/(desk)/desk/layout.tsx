import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { DeskFrame } from '@/features/desk-frame'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('desk'))('title'),
  robots: { index: false },
})

export default function Layout({ children }: { readonly children: ReactNode }) {
  return <DeskFrame>{children}</DeskFrame>
}
