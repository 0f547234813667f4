'use client'

import { useLocale, useTranslations } from 'next-intl'
import { numberedText } from '@/components/entry-names'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { EndStageForm } from './end-stage-form'
import { ManualForm } from './manual-form'
import type { BlockedData, DirectorStage, DrawMore, SideData } from './round-data'

interface BlockedProps {
  readonly stage: Pick<DirectorStage, 'id' | 'entries'>
  readonly blocked: BlockedData
  readonly pending: boolean
  readonly onDraw: (more: DrawMore) => Promise<void>
}

/** No legal pairing: the sides that block it, and the director's choices. */
export function BlockedPanel({ stage, blocked, pending, onDraw }: BlockedProps) {
  const t = useTranslations('rounds.blocked')
  const locale = useLocale()
  const names = (sides: readonly SideData[]) =>
    sides.map(side => numberedText(side, locale)).join(locale === 'en' ? ', ' : '、')
  const may = (choice: BlockedData['choices'][number]) => blocked.choices.includes(choice)
  return (
    <section aria-label={t('title')} className="mt-4 flex flex-col gap-5">
      <Notice tone="attention" title={t('title')}>
        <p>{t('around', { count: blocked.around.length, names: names(blocked.around) || t('nobody') })}</p>
        <ul className="my-2 list-disc pl-5">
          {blocked.groups.map((group, at) => (
            <li key={group.map(side => side.id).join() || at}>{names(group) || t('emptyChair')}</li>
          ))}
        </ul>
        <p>{t('groups', { groups: blocked.groups.length, around: blocked.around.length })}</p>
      </Notice>
      <div className="flex flex-wrap gap-2">
        {may('oldestRematch') ? (
          <Button disabled={pending} onClick={() => onDraw({ way: { relaxing: 'oldestRematch' } })}>
            {t('oldestRematch')}
          </Button>
        ) : null}
        {may('secondBye') ? (
          <Button disabled={pending} onClick={() => onDraw({ way: { relaxing: 'secondBye' } })}>
            {t('secondBye')}
          </Button>
        ) : null}
      </div>
      {may('manual') ? <ManualForm entries={stage.entries} pending={pending} onDraw={onDraw} /> : null}
      {may('endStage') ? <EndStageForm stage={stage.id} /> : null}
    </section>
  )
}
