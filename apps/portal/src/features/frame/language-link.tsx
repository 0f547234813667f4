'use client'

import { useSearchParams } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { LanguageIcon } from '@/components/ui/icons'
import { usePathname } from '@/i18n/navigation'

/** This page in the other language. */
export function LanguageLink() {
  const t = useTranslations('frame')
  const other = useLocale() === 'en' ? 'zh-CN' : 'en'
  const pathname = usePathname()
  const search = useSearchParams().toString()
  return (
    <a
      href={`/${other}${pathname === '/' ? '' : pathname}${search ? `?${search}` : ''}`}
      hrefLang={other}
      lang={other}
      aria-label={t('switchLanguageLabel')}
      className="flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-md px-2 text-base hover:bg-raised"
    >
      <LanguageIcon />
      <span className="hidden md:inline">{t('switchLanguage')}</span>
    </a>
  )
}
