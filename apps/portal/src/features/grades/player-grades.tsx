import { getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { EmptyState } from '@/components/ui/empty-state'
import { GradeLine } from './grade-line'
import { loadGrades } from './load-grades'

/** The grades of a player with what they rest on; what was suspended or taken back stays to be read, with its reason. */
export async function PlayerGrades({ personId }: { readonly personId: string }) {
  const [t, answer] = await Promise.all([getTranslations('grades'), loadGrades(personId)])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  if (answer.grades.length === 0) return <EmptyState title={t('none')}>{t('noneHint')}</EmptyState>
  return (
    <ul className="border-rule border-t">
      {answer.grades.map(grade => (
        <li key={grade.id} className="border-rule border-b py-3">
          <GradeLine grade={grade} />
        </li>
      ))}
    </ul>
  )
}
