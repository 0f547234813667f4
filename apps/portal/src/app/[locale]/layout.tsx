import '@/styles/globals.css'
import type { Metadata, Viewport } from 'next'
import { hasLocale, NextIntlClientProvider } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { cache, type ReactNode } from 'react'
import { ClausePreviews } from '@/components/clause-previews'
import { KeepOffline } from '@/components/keep-offline'
import { NotFound } from '@/components/not-found'
import { FollowLinks } from '@/components/ui/follow-links'
import { Frame, HanFont, preferencesOf } from '@/features/frame'
import { ClientMessages } from '@/i18n/client-messages'
import { routing } from '@/i18n/routing'
import { alternatesHere } from '@/lib/shared-page'
import { titled } from '@/lib/titles'

interface LayoutProps {
  readonly children: ReactNode
  readonly sheet: ReactNode
  readonly params: Promise<{ locale: string }>
}

/** The same element for the page and for what stands for a missing one: what is the same goes to the browser once. */
const hanFont = cache(() => <HanFont />)

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fbfaf8' },
    { media: '(prefers-color-scheme: dark)', color: '#121418' },
  ],
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('site')
  return {
    ...(await titled(t('titleSuffix'))),
    title: { default: t('titleSuffix'), template: `%s · ${t('titleSuffix')}` },
    alternates: await alternatesHere(),
  }
}

export default async function LocaleLayout({ children, sheet, params }: LayoutProps) {
  const { locale: asked } = await params
  const known = hasLocale(routing.locales, asked)
  const locale = known ? asked : routing.defaultLocale
  const { theme, density } = await preferencesOf()
  return (
    <html lang={locale} data-theme={theme} data-density={density}>
      <body>
        {hanFont()}
        <NextIntlClientProvider messages={{}}>
          <ClientMessages namespaces={['frame', 'keys', 'common', 'state', 'failure', 'live', 'names']}>
            <Frame theme={theme} density={density}>
              {known ? children : <NotFound />}
            </Frame>
            {sheet}
            <FollowLinks />
            <ClausePreviews />
            <KeepOffline />
          </ClientMessages>
        </NextIntlClientProvider>
      </body>
    </html>
  )
}
