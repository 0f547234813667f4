'use client'

import { useTranslations } from 'next-intl'
import { BeforeAfter } from '@/components/before-after'
import { Moves } from '@/components/moves'
import { ScoreChanges } from '@/components/score-changes'
import { ProblemList } from '@/components/problem-list'
import { Notice } from '@/components/ui/notice'
import type { ResultOf } from '@/gql'
import type { PreviewCorrectionQuery } from './correcting.graphql'

export type Preview = ResultOf<typeof PreviewCorrectionQuery>['previewCorrection']

/** What a correction would move: sheet, standings, awards, lists; nothing of it is stored yet. */
export function Effects({ preview }: { readonly preview: Preview }) {
  const t = useTranslations('correct')
  return (
    <div className="flex flex-col gap-5" data-effects="">
      {preview.before.length + preview.after.length > 0 ? (
        <BeforeAfter before={preview.before} after={preview.after} />
      ) : null}
      <ScoreChanges scores={preview.scores} />
      {preview.problems.length > 0 ? <ProblemList problems={preview.problems} ofAct /> : null}
      <Moves moves={preview} />
      {preview.secondPersonNeeded ? <Notice>{t('secondPerson')}</Notice> : null}
    </div>
  )
}
