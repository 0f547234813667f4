import { hasLocale } from 'next-intl'
import { setRequestLocale } from 'next-intl/server'
import { EmbedView } from '@/features/embeds'
import { routing } from '@/i18n/routing'
import { embedKinds } from '@/lib/embed-kinds'

interface PageInput {
  readonly params: Promise<{ locale: string; kind: string; of?: string[] }>
}

export default async function Page({ params }: PageInput) {
  const { locale, kind, of = [] } = await params
  setRequestLocale(hasLocale(routing.locales, locale) ? locale : routing.defaultLocale)
  const known = embedKinds.find(one => one === kind)
  const [name] = of
  return (
    <EmbedView kind={known ?? 'standings'} of={known && name !== undefined ? decodeURIComponent(name) : undefined} />
  )
}
