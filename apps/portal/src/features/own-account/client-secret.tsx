'use client'

import { useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice'

/** What a program proves itself with, shown this once. */
export function ClientSecret({ id, secret }: { readonly id: string; readonly secret: string }) {
  const t = useTranslations('ownAccount.clients')
  return (
    <Notice title={t('made')} className="my-4 max-w-2xl">
      <p>{t('madeHint')}</p>
      <dl className="mt-2">
        <dt className="text-sm">client_id</dt>
        <dd>
          <code className="block select-all break-all text-ink">{id}</code>
        </dd>
        <dt className="mt-2 text-sm">client_secret</dt>
        <dd>
          <code className="block select-all break-all text-ink" data-client-secret="">
            {secret}
          </code>
        </dd>
      </dl>
    </Notice>
  )
}
