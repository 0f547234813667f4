import { useLocale, useTranslations } from 'next-intl'
import { Button, ButtonLink } from '@/components/ui/button'
import { Field, TextInput } from '@/components/ui/field'
import { inLanguage } from '@/lib/format/bilingual'
import { paths } from '@/lib/paths'
import { askedAs, type LedQuestion, longer } from './led-path'
import type { RulingAddress } from './ruling-choices'

interface LedQuestionProps {
  readonly event: string
  readonly at: RulingAddress
  readonly question: LedQuestion
}

interface Offered {
  readonly code: string
  readonly text: string
}

/** As many numbers as fit under a thumb; more are written. */
const FEW = 14

const offeredBy = (question: LedQuestion, locale: string): readonly Offered[] => {
  if (question.__typename === 'LedChoiceQuestion')
    return question.options.map(({ code, name }) => ({ code, text: inLanguage(name, locale) }))
  if (question.__typename === 'LedAmountQuestion' || question.max - question.min >= FEW) return []
  return Array.from({ length: question.max - question.min + 1 }, (_, step) => `${question.min + step}`).map(text => ({
    code: text,
    text,
  }))
}

/** A number that is written: a form of its own, which needs no script. */
function Written({ at, question }: Omit<LedQuestionProps, 'event'>) {
  const t = useTranslations('ruling.led')
  const bounds = question.__typename === 'LedNumberQuestion' ? { min: question.min, max: question.max } : {}
  const { answer: _, ...kept } = at
  return (
    <form method="get" className="flex max-w-xs flex-wrap items-end gap-3">
      {Object.entries({ ...kept, ask: askedAs(question) }).map(([name, value]) =>
        value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      <Field id="led-answer" label={t('number')} className="grow">
        <TextInput
          id="led-answer"
          name="answer"
          required
          autoComplete="off"
          inputMode={question.__typename === 'LedNumberQuestion' ? 'numeric' : 'text'}
          type={question.__typename === 'LedNumberQuestion' ? 'number' : 'text'}
          pattern="-?[0-9]+([.][0-9]+)?"
          {...bounds}
        />
      </Field>
      <Button type="submit" tone="strong">
        {t('next')}
      </Button>
    </form>
  )
}

/** One question: a press on its answer leads on. Links and plain forms, so it works before any script. */
export function LedQuestionView({ event, at, question }: LedQuestionProps) {
  const locale = useLocale()
  const offered = offeredBy(question, locale)
  const asked = askedAs(question)
  const numbers = question.__typename === 'LedNumberQuestion'
  return (
    <section data-led-question={question.code}>
      <h3 className="mb-3 text-lg">{inLanguage(question.text, locale)}</h3>
      {offered.length > 0 ? (
        <ul className={numbers ? 'grid max-w-sm grid-cols-5 gap-2' : 'flex max-w-xl flex-col gap-2'}>
          {offered.map(({ code, text }) => (
            <li key={code}>
              <ButtonLink
                href={paths.deskRule(event, { ...at, path: longer(at.path ?? '', asked, code) })}
                scroll={false}
                className={numbers ? 'figures w-full px-0' : 'w-full justify-start py-2 text-left'}
              >
                {text}
              </ButtonLink>
            </li>
          ))}
        </ul>
      ) : (
        <Written at={at} question={question} />
      )}
    </section>
  )
}
