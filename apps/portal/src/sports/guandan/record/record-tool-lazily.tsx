'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'

/** Fetched when somebody begins a record: most come to the page to ask about one play. */
const RecordTool = dynamic(() => import('./record-tool').then(module => module.RecordTool), { ssr: false })

/** The way to the record of a whole deal, and the record once it is begun. */
export function RecordToolLazily() {
  const t = useTranslations('guandan.record')
  const [begun, setBegun] = useState(false)
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-lg">{t('toolTitle')}</h2>
      <p className="max-w-prose text-muted">{t('toolIntro')}</p>
      {begun ? (
        <RecordTool />
      ) : (
        <p>
          <Button onClick={() => setBegun(true)}>{t('toolBegin')}</Button>
        </p>
      )}
    </section>
  )
}
