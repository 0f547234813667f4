'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Chip } from '@/components/ui/chip'
import type { ResultOf } from '@/gql'
import { codeText } from '@/i18n/code-text'
import type { PublicationPreviewQuery } from './casebook.graphql'
import { EntryBody } from './entry-text'

export type Preview = ResultOf<typeof PublicationPreviewQuery>['publicationPreview']

/** What the public would read at each level, the one that would be printed open. */
export function LevelPreviews({ preview, chosen }: { readonly preview: Preview; readonly chosen: string }) {
  const t = useTranslations('casebook')
  const levels = useTranslations('publicationLevel')
  const locale = useLocale()
  return (
    <div className="flex flex-col" data-publication-preview="">
      {preview.levels.map(({ level, allowed, print }) => (
        <details key={level} open={level === chosen} className="border-rule border-b first:border-t">
          <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-3 py-2 font-medium">
            {codeText(levels, level)}
            {level === chosen ? <Chip tone="seal">{t('willBePrinted')}</Chip> : null}
            {level === preview.usual ? <Chip>{t('usual')}</Chip> : null}
            {allowed ? null : <Chip>{t(level === 'sealed' ? 'neverPrinted' : 'tooOpen')}</Chip>}
          </summary>
          <div className="pb-5">
            {print ? (
              <>
                <EntryBody entry={print} />
                <p className="mt-3 text-muted text-sm">
                  {t('keywords')} {print.keywords.join(locale === 'en' ? ', ' : '、') || '—'}
                </p>
              </>
            ) : (
              <p className="text-muted">{t('nothingPrinted')}</p>
            )}
          </div>
        </details>
      ))}
    </div>
  )
}
