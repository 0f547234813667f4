'use client'

import { useTranslations } from 'next-intl'
import { Link } from '@/i18n/navigation'
import { mahjongTool } from '../paths'

const examples = [
  '2 3 24',
  '2 24',
  '-',
  'w2 r3 24',
  'f2',
  'x1',
  'xx1',
  'xxx1',
  'p1-20',
  'p1-20>3',
  'c1.8',
  '= 48 -8 -8 -32',
] as const

/** How a hand is typed in one line. */
export function EntryHelp() {
  const t = useTranslations('mahjong.entry')
  return (
    <details className="text-sm">
      <summary className="link w-fit">{t('title')}</summary>
      <p className="mt-2 text-muted">{t('intro')}</p>
      <dl className="mt-1 grid grid-cols-[max-content_1fr] gap-x-4 gap-y-1">
        {examples.map((example, i) => (
          <div key={example} className="contents">
            <dt>
              <kbd className="figures rounded-sm border border-rule px-1">{example}</kbd>
            </dt>
            <dd>{t(`example${i + 1}` as 'example1')}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2">
        <Link href={mahjongTool()} target="_blank" className="link">
          {t('tool')}
        </Link>
      </p>
    </details>
  )
}
