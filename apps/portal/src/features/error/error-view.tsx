'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'

export function ErrorView({ retry }: { readonly retry: () => void }) {
  const t = useTranslations('failure')
  return (
    <div className="py-8">
      <Notice tone="attention" title={t('errorTitle')}>
        {t('error')}
      </Notice>
      <Button className="mt-4" onClick={retry}>
        {t('retry')}
      </Button>
    </div>
  )
}
