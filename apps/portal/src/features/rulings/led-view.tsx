import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { ButtonLink } from '@/components/ui/button'
import type { Side } from '@/features/award-entry'
import { Link } from '@/i18n/navigation'
import type { Sport } from '@/lib/codes'
import { inLanguage } from '@/lib/format/bilingual'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import type { Guide } from './guide-search'
import { LedDecision } from './led-decision'
import { LedList } from './led-list'
import { LedQuestionView } from './led-question'
import {
  type LedPath,
  type LedResult,
  type LedRuling,
  type LedSituation,
  longer,
  readLedPath,
  shortened,
} from './led-path'
import { LedResultView } from './led-result'
import { LedRulingQuery, LedSituationsQuery } from './led.graphql'
import type { RulingAddress } from './ruling-choices'

/** The path of an address, with the answer that a plain form brought. */
const withAnswer = ({ ask: asked, answer, ...at }: RulingAddress): RulingAddress =>
  asked && answer ? { ...at, path: longer(at.path ?? '', asked, answer) } : at

/** What a director is called for, in his own words; a press begins the questions. */
export async function LedSituations({ event, at, stage }: { event: string; at: RulingAddress; stage: string }) {
  const [t, answer] = await Promise.all([
    getTranslations('ruling.led'),
    ask(LedSituationsQuery, { stage, slot: at.slot ?? null }),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const situations = answer.data.ledSituations
  if (situations.length === 0) return null
  return (
    <section>
      <h2 className="mb-1 text-lg">{t('title')}</h2>
      <p className="mb-3 text-muted text-sm">{t('hint')}</p>
      <LedList key={at.slot} event={event} at={at} situations={situations} />
    </section>
  )
}

interface LedViewProps {
  readonly event: string
  readonly sport: Sport
  readonly at: RulingAddress
  readonly stage: string
  readonly entry: string
  readonly led: string
  readonly sides: readonly Side[]
  readonly guide: Guide
}

/** What was answered so far; each answer may be given again. */
async function Answered({ event, at, ruling }: { event: string; at: RulingAddress; ruling: LedRuling }) {
  const [t, locale] = await Promise.all([getTranslations('ruling.led'), getLocale()])
  const path = at.path ?? ''
  return (
    <ol className="flex flex-col gap-1 border-rule border-l-2 pl-3">
      {ruling.path.map(({ question, answer }, index) => (
        <li key={question.en} className="flex flex-wrap items-baseline gap-x-2 text-sm">
          <span className="text-muted">{inLanguage(question, locale)}</span>
          <strong className="font-medium">{inLanguage(answer, locale)}</strong>
          <Link
            href={paths.deskRule(event, { ...at, path: shortened(path, index) || undefined })}
            scroll={false}
            className="link"
            aria-label={t('changeOf', { question: inLanguage(question, locale) })}
          >
            {t('change')}
          </Link>
        </li>
      ))}
    </ol>
  )
}

interface FoundProps extends LedViewProps {
  readonly path: LedPath
  readonly ruling: LedRuling
  readonly result: LedResult
}

async function Found({ event, sport, at, stage, entry, led, sides, guide, path, ruling, result }: FoundProps) {
  const locale = await getLocale()
  const options = guide.situations.find(({ code }) => code === result.situation.code)?.options ?? []
  const told = ruling.path.map(
    ({ question, answer }) => `${inLanguage(question, locale)} ${inLanguage(answer, locale)}`,
  )
  return (
    <>
      <LedResultView result={result} />
      <LedDecision
        key={at.path}
        event={event}
        sport={sport}
        stage={stage}
        entry={entry}
        slot={at.slot}
        replaces={at.replaces}
        sides={sides}
        led={led as LedSituation}
        path={path}
        result={result}
        options={options}
        facts={[inLanguage(ruling.situation, locale), ...told].join('\n')}
        decision={inLanguage(result.aloud, locale)}
      />
    </>
  )
}

/** One question at a time, with a way back, until the answers come to a ruling. */
export async function LedView(props: LedViewProps) {
  const { event, stage, entry, led } = props
  const at = withAnswer(props.at)
  const path = readLedPath(at.path ?? '')
  const [t, locale, answer] = await Promise.all([
    getTranslations('ruling.led'),
    getLocale(),
    ask(LedRulingQuery, { stage, entry, slot: at.slot ?? null, situation: led as LedSituation, path }),
  ])
  const { led: _, ...before } = at
  const back =
    path.length === 0
      ? { ...before, path: undefined }
      : { ...at, path: shortened(at.path ?? '', path.length - 1) || undefined }
  const backLink = (
    <ButtonLink tone="quiet" href={paths.deskRule(event, back)} scroll={false} className="self-start px-0">
      ← {t('back')}
    </ButtonLink>
  )
  if (!answer.ok)
    return (
      <>
        <FailureNotice failure={answer.failure} />
        {backLink}
      </>
    )
  const ruling = answer.data.ledRuling
  return (
    <section className="flex flex-col gap-4">
      {backLink}
      <h2 className="text-lg">{inLanguage(ruling.situation, locale)}</h2>
      {ruling.path.length > 0 ? <Answered event={event} at={at} ruling={ruling} /> : null}
      {ruling.next.__typename === 'LedResult' ? (
        <Found {...props} at={at} path={path} ruling={ruling} result={ruling.next} />
      ) : (
        <LedQuestionView event={event} at={at} question={ruling.next} />
      )}
    </section>
  )
}
