import '@/styles/globals.css'
import type { Metadata } from 'next'
import { hasLocale, NextIntlClientProvider } from 'next-intl'
import { setRequestLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { TellHeight } from '@/features/embeds'
import { HanFont } from '@/features/frame'
import { ClientMessages } from '@/i18n/client-messages'
import { routing } from '@/i18n/routing'
import { readTheme } from '@/lib/preferences'

interface LayoutProps {
  readonly children: ReactNode
  readonly params: Promise<{ locale: string; theme: string }>
}

/** The page itself is what is to be found, not its frame. */
export const metadata: Metadata = { robots: { index: false } }

/** A frame within the page of another site: no header, no menu, and each link opens beside that page. */
export default async function EmbedLayout({ children, params }: LayoutProps) {
  const { locale: asked, theme } = await params
  const locale = hasLocale(routing.locales, asked) ? asked : routing.defaultLocale
  setRequestLocale(locale)
  return (
    <html lang={locale} data-theme={readTheme(theme)} data-density="compact">
      <head>
        <base target="_blank" />
      </head>
      <body>
        <HanFont />
        <NextIntlClientProvider messages={{}}>
          <ClientMessages namespaces={['names']}>{children}</ClientMessages>
          <TellHeight />
        </NextIntlClientProvider>
      </body>
    </html>
  )
}
