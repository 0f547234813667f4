import { useTranslations } from 'next-intl'
import { PageTitle } from '@/components/ui/page-title'
import { BombOrder } from './bomb-order'
import { CardPicker } from './card-picker'
import { RecordToolLazily } from './record/record-tool-lazily'

/** For learners and tables: what a handful of cards is, what must be said with it, and what it beats. */
export function GuandanToolView() {
  const t = useTranslations('guandan.picker')
  return (
    <>
      <PageTitle title={t('title')}>{t('intro')}</PageTitle>
      <div className="flex flex-col gap-10">
        <CardPicker />
        <BombOrder />
        <RecordToolLazily />
      </div>
    </>
  )
}
