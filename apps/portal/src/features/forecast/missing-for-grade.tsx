import { useLocale, useTranslations } from 'next-intl'
import { codeText } from '@/i18n/code-text'
import { inLanguage } from '@/lib/format/bilingual'
import type { Progress } from './load-outlook'

type Missing = NonNullable<Progress['next']>['missing'][number]
type Lack = Missing['ways'][number]['missing'][number]

/** Kinds of points in the reader's words: "gold or platinum". */
const useColours = () => {
  const words = useTranslations('printed')
  const locale = useLocale()
  return (colours: readonly string[]): string =>
    new Intl.ListFormat(locale, { type: 'disjunction' }).format(
      colours.map(colour => codeText(words, `colour.${colour}`, {}, colour)),
    )
}

/** One thing that a grade still needs. */
function MissingThing({ missing, steps }: { readonly missing: Lack; readonly steps: Progress['steps'] }) {
  const [t, categories] = [useTranslations('outlook.missing'), useTranslations('category')]
  const locale = useLocale()
  const colours = useColours()
  const { kind, amount, have, need, placeAtMost } = missing
  const step = steps.find(one => one.grade === missing.grade)
  return codeText(t, kind === 'points' && missing.colours.length > 0 ? 'colouredPoints' : kind, {
    amount: amount ?? '',
    have: have ?? '',
    need: need ?? '',
    place: placeAtMost ?? 1,
    field: missing.fieldAtLeast ?? 0,
    months: missing.months ?? 0,
    colours: colours(missing.colours),
    categories: missing.categories.map(category => codeText(categories, category)).join(' / '),
    grade: step ? inLanguage(step.name, locale) : (missing.grade ?? ''),
  })
}

const bar =
  'mt-1 block h-1.5 w-full max-w-64 appearance-none bg-rule [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-rule [&::-webkit-progress-value]:bg-ink'

/** How far something that is counted has come; the words beside it say the same. */
function Bar({ have, need, label }: { readonly have: string; readonly need: string; readonly label: string }) {
  return <progress value={have} max={need} aria-label={label} className={bar} />
}

interface LackProps {
  readonly missing: Lack
  readonly steps: Progress['steps']
}

/** One thing in words, and where it is counted how far it has come. */
function LackLine({ missing, steps }: LackProps) {
  const t = useTranslations('outlook')
  const { have, need } = missing
  return (
    <>
      <MissingThing missing={missing} steps={steps} />
      {have && need ? <Bar have={have} need={need} label={t('haveOfNeed', { have, need })} /> : null}
    </>
  )
}

/** Several ways, any one of which is enough; what one way lacks stands together. */
function Ways({ ways, steps }: Pick<Missing, 'ways'> & Pick<LackProps, 'steps'>) {
  const t = useTranslations('outlook.missing')
  return (
    <>
      {t('any')}
      <ul className="mt-1 ml-1.5 flex flex-col gap-2 border-rule border-l pl-4">
        {ways.map((way, index) => (
          <li key={index}>
            <ul className="flex flex-col gap-1">
              {way.missing.map((missing, at) => (
                <li key={at}>
                  <LackLine missing={missing} steps={steps} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  )
}

/** What the next grade still needs, by kind. */
export function MissingForGrade({ progress: { next, steps } }: { readonly progress: Progress }) {
  if (!next) return null
  return (
    <ul className="mt-1 flex flex-col gap-2">
      {next.missing.map((missing, index) => (
        <li key={index} className="figures">
          {missing.kind === 'any' ? (
            <Ways ways={missing.ways} steps={steps} />
          ) : (
            <LackLine missing={missing} steps={steps} />
          )}
        </li>
      ))}
    </ul>
  )
}
