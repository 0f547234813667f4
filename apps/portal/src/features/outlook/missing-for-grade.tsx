import { useLocale, useTranslations } from 'next-intl'
import { codeText } from '@/i18n/code-text'
import { inLanguage } from '@/lib/format/bilingual'
import type { Progress } from './load-outlook'

type Missing = NonNullable<Progress['next']>['missing'][number]

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
function MissingThing({ missing, steps }: { readonly missing: Missing; readonly steps: Progress['steps'] }) {
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

/** What the next grade still needs, by kind. */
export function MissingForGrade({ progress }: { readonly progress: Progress }) {
  const t = useTranslations('outlook')
  const { next, steps } = progress
  if (!next) return null
  return (
    <ul className="mt-1 flex flex-col gap-2">
      {next.missing.map((missing, index) => (
        <li key={index} className="figures">
          <MissingThing missing={missing} steps={steps} />
          {missing.have && missing.need ? (
            <Bar
              have={missing.have}
              need={missing.need}
              label={t('haveOfNeed', { have: missing.have, need: missing.need })}
            />
          ) : null}
        </li>
      ))}
    </ul>
  )
}
