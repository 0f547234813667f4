import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { OwnDataView } from '@/features/own-account'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('personRights'))('ownTitle'),
})

export default function Page() {
  return <OwnDataView />
}
