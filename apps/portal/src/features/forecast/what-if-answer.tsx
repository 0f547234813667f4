import { useLocale, useTranslations } from 'next-intl'
import { Moved } from '@/components/changes-table'
import { PersonName } from '@/components/person-name'
import { ExplanationTree } from '@/features/explanations'
import { codeText } from '@/i18n/code-text'
import { inLanguage } from '@/lib/format/bilingual'
import { formatDate } from '@/lib/format/dates'
import { printFigure } from '@/lib/format/points'
import { CurrentGrade, GradeReasons } from './grade-progress'
import type { WhatIfAnswer } from './load-outlook'
import { MissingForGrade } from './missing-for-grade'
import { WhatIfList } from './what-if-list'

interface AnswerProps {
  readonly answer: WhatIfAnswer
}

/** Which field was supposed, and what is not known yet. */
function Supposed({ answer }: AnswerProps) {
  const t = useTranslations('outlook.whatIf')
  const { field, partners } = answer
  const values = { size: field.size, entries: field.entries }
  const said = field.source === 'stated' ? 'fieldGiven' : field.entered ? 'fieldEntered' : 'fieldNotEntered'
  return (
    <div className="max-w-prose text-muted">
      <p>{t(said, values)}</p>
      <p>{t('alone')}</p>
      {partners.length > 0 ? (
        <p>
          {t('partners')}
          {partners.map((partner, index) => (
            <span key={partner.id}>
              {index > 0 ? t('comma') : null}
              <PersonName person={partner} />
            </span>
          ))}
          {t('stop')}
        </p>
      ) : null}
    </div>
  )
}

function Points({ answer }: AnswerProps) {
  const [t, words] = [useTranslations('outlook.whatIf'), useTranslations('printed')]
  const locale = useLocale()
  const kind = codeText(words, `colour.${answer.colour}`, {}, answer.colour)
  return (
    <section className="mt-6" aria-labelledby="what-if-points">
      <h2 id="what-if-points" className="text-lg">
        {t('points')}
      </h2>
      <p className="figures my-1 text-xl">
        <strong className="font-semibold">{printFigure(answer.points)}</strong>{' '}
        <span className="text-base text-muted">{kind}</span>
      </p>
      <Supposed answer={answer} />
      {answer.expiresOn ? (
        <p className="text-muted">{t('expires', { date: formatDate(answer.expiresOn, locale) })}</p>
      ) : null}
      <details className="mt-2">
        <summary className="link min-h-6 cursor-pointer text-sm">
          {t('howPoints', { policy: inLanguage(answer.policy.name, locale), version: answer.policy.version })}
        </summary>
        <div className="mt-1 max-w-prose text-sm">
          <ExplanationTree nodes={answer.explanation.nodes} />
        </div>
      </details>
    </section>
  )
}

type Grade = WhatIfAnswer['grades'][number]

/** The same condition before and after, where it is still that of the same grade. */
function Nearer({ grade: { before, after } }: { readonly grade: Grade }) {
  const t = useTranslations('outlook')
  const [was, is] = [before.next?.missing[0], after.next?.missing[0]]
  const same = before.next?.step.grade === after.next?.step.grade && was?.kind === is?.kind
  if (!same || was?.amount == null || is?.amount == null) return null
  return (
    <p className="text-sm">
      <span className="text-muted">{t('whatIf.missing')}</span> <Moved from={was.amount} to={is.amount} />
    </p>
  )
}

function Grades({ grades }: { readonly grades: readonly Grade[] }) {
  const t = useTranslations('outlook')
  const locale = useLocale()
  if (grades.length === 0) return null
  return (
    <section className="mt-8" aria-labelledby="what-if-grades">
      <h2 id="what-if-grades" className="text-lg">
        {t('grades')}
      </h2>
      {grades.map(grade => (
        <div key={grade.after.policy.id} className="mt-2">
          <p className="text-muted text-sm">{inLanguage(grade.after.policy.name, locale)}</p>
          {grade.before.current?.grade === grade.after.current?.grade || !grade.after.current ? (
            <p>
              <CurrentGrade progress={grade.after} />
            </p>
          ) : (
            <p className="font-medium">
              {t('whatIf.reaches', { grade: inLanguage(grade.after.current.name, locale) })}
            </p>
          )}
          {grade.after.next ? (
            <p className="mt-1">{t('nextGrade', { grade: inLanguage(grade.after.next.step.name, locale) })}</p>
          ) : (
            <p className="mt-1">{t('topOfLadder')}</p>
          )}
          <Nearer grade={grade} />
          <MissingForGrade progress={grade.after} />
          <GradeReasons progress={grade.after} />
        </div>
      ))}
    </section>
  )
}

/** Points, places and grades that a place would give. */
export function WhatIfAnswerView({ answer }: AnswerProps) {
  const t = useTranslations('outlook.whatIf')
  return (
    <>
      <Points answer={answer} />
      {answer.lists.length > 0 ? (
        <section className="mt-8" aria-labelledby="what-if-lists">
          <h2 id="what-if-lists" className="text-lg">
            {t('lists')}
          </h2>
          <p className="max-w-prose text-muted">{t('listsNote')}</p>
          {answer.lists.map(list => (
            <WhatIfList key={list.ranking.code} list={list} answer={answer} />
          ))}
        </section>
      ) : null}
      <Grades grades={answer.grades} />
    </>
  )
}
