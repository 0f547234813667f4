import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PageTitle } from '@/components/ui/page-title'
import { HandTool } from '@/sports/mahjong/picker/hand-tool'
import { toolNamespaces, toolWords } from '@/sports/mahjong/picker/tool-words'
import { ClientMessages } from '@/i18n/client-messages'

interface PageInput {
  readonly searchParams: Promise<Readonly<Record<'hand' | 'edition' | 'claimed', string | string[] | undefined>>>
}

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await getTranslations('mahjong'))('title') })

const one = (value: string | string[] | undefined): string | undefined =>
  (Array.isArray(value) ? value[0] : value)?.slice(0, 120)

export default async function Page({ searchParams }: PageInput) {
  const [t, { hand, edition, claimed }] = await Promise.all([getTranslations('mahjong'), searchParams])
  return (
    <>
      <div data-no-print="">
        <PageTitle title={t('title')} />
        <p className="mb-6 max-w-prose text-muted">{t('intro')}</p>
      </div>
      <ClientMessages namespaces={toolNamespaces} only={toolWords}>
        <HandTool hand={one(hand)} edition={one(edition)} claimed={one(claimed)} />
      </ClientMessages>
    </>
  )
}
