import { getTranslations } from 'next-intl/server'
import { Fold, Part } from '@/components/fold'
import { Refusal } from '@/components/permitted'
import { ChangeGradeForm } from './grade-forms'
import { GradeLine } from './grade-line'
import { loadGrades } from './load-grades'

/** The grades of a person at the register desk: suspended, taken back or let stand again. */
export async function PersonGradesPart({ person }: { readonly person: string }) {
  const [t, answer] = await Promise.all([getTranslations('grades'), loadGrades(person)])
  if (!answer.ok || answer.grades.length === 0) return null
  return (
    <Part title={t('title')}>
      <ul className="border-rule border-t">
        {answer.grades.map(grade => (
          <li key={grade.id} className="border-rule border-b py-3">
            <GradeLine grade={grade} />
            {grade.canChange.allowed ? (
              <Fold title={t('change')}>
                <ChangeGradeForm grade={grade.id} status={grade.status} />
              </Fold>
            ) : (
              <Refusal permission={grade.canChange} />
            )}
          </li>
        ))}
      </ul>
    </Part>
  )
}
