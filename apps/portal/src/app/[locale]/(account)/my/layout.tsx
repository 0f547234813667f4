import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { MyFrame } from '@/features/appeals'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('myCases'))('title'),
  robots: { index: false },
})

export default function Layout({ children }: { readonly children: ReactNode }) {
  return <MyFrame>{children}</MyFrame>
}
