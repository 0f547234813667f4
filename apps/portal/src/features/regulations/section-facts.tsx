import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Instant } from '@/components/instant'
import { TermsList } from '@/features/own-entry'
import { StageConditions } from '@/features/stage-settings'
import type { FragmentOf, graphql } from '@/gql'
import { Link } from '@/i18n/navigation'
import { lawBookAddress } from '@/lib/law-address'
import { inLanguage } from '@/lib/format/bilingual'
import { formatDateRange } from '@/lib/format/dates'
import { formatMoney } from '@/lib/format/money'
import { paths } from '@/lib/paths'
import type { ConditionsDocumentFields } from './regulations.graphql'

export type Conditions = FragmentOf<typeof ConditionsDocumentFields>
export type Section = ReturnType<typeof graphql.scalar<'ConditionsSection'>>

interface FactsProps {
  readonly conditions: Conditions
}

async function Field({ conditions: { terms, timeZone } }: FactsProps) {
  const t = await getTranslations('regulations')
  if (!terms) return <p>{t('entriesAtDesk')}</p>
  const { membersOf } = terms
  const shown = { ...terms, membersOf: membersOf && { name: membersOf }, feeAmount: null }
  return <TermsList terms={shown} zone={timeZone} />
}

async function Format({ conditions: { sport, stages } }: FactsProps) {
  const [t, locale] = await Promise.all([getTranslations('regulations'), getLocale()])
  if (stages.length === 0) return <p>{t('formatLater')}</p>
  return stages.map(stage => (
    <div key={stage.ordinal}>
      <p className="font-medium">
        {stage.ordinal}. {inLanguage(stage.name, locale)}
      </p>
      <StageConditions sport={sport} conditions={stage.conditions} unfolded />
    </div>
  ))
}

async function Rules({ conditions: { code, edition, stages, rules } }: FactsProps) {
  const [t, under, locale] = await Promise.all([
    getTranslations('regulations'),
    getTranslations('underEdition'),
    getLocale(),
  ])
  return (
    <>
      <p>{t('rulesOf', { rules: inLanguage(edition.title, locale), issuer: inLanguage(edition.issuer, locale) })}</p>
      {edition.comparedWith.length > 0 ? (
        <p>
          <Link href={paths.underEdition({ slug: code })} className="link">
            {under('title')}
          </Link>
        </p>
      ) : null}
      {rules.map(({ book, title }) => (
        <p key={book}>
          {t('heldUnder')}{' '}
          <Link href={lawBookAddress(book)} className="link">
            {inLanguage(title, locale)}
          </Link>
        </p>
      ))}
      {stages.length > 0 ? <p>{t('tiesWithStage')}</p> : null}
    </>
  )
}

async function Timetable({ conditions: { startsOn, endsOn, venue, timeZone, sittings } }: FactsProps) {
  const [t, locale] = await Promise.all([getTranslations('regulations'), getLocale()])
  return (
    <>
      <p>
        {formatDateRange(startsOn, endsOn, locale)}
        {venue ? ` · ${venue}` : ''} · {t('zone', { zone: timeZone })}
      </p>
      {sittings.length === 0 ? <p>{t('timesLater')}</p> : null}
      <ul>
        {sittings.map(({ stage, session, startsAt }) => (
          <li key={`${stage}-${session}`}>
            {t('sitting', { stage, session })} <Instant at={startsAt} zone={timeZone} />
          </li>
        ))}
      </ul>
    </>
  )
}

async function Fees({ conditions: { terms } }: FactsProps) {
  const [t, locale] = await Promise.all([getTranslations('regulations'), getLocale()])
  const { feeAmount = null, feeCurrency = null } = terms ?? {}
  if (feeAmount === null || !feeCurrency) return <p>{t('noFee')}</p>
  return <p>{t('fee', { fee: formatMoney(feeAmount, feeCurrency, locale) })}</p>
}

async function Prizes({ conditions: { policies } }: FactsProps) {
  const [t, locale] = await Promise.all([getTranslations('regulations'), getLocale()])
  if (policies.length === 0) return <p>{t('noPolicy')}</p>
  return (
    <ul>
      {policies.map(({ policy, version, name }) => (
        <li key={policy}>{t('policy', { name: inLanguage(name, locale), version })}</li>
      ))}
    </ul>
  )
}

async function Appeals({ conditions: { appeals } }: FactsProps) {
  const [t, locale] = await Promise.all([getTranslations('regulations'), getLocale()])
  const { title, filingLength, filingUnit, depositAmount, depositCurrency } = appeals
  return (
    <>
      <p>{t('appealsBy', { procedure: inLanguage(title, locale) })}</p>
      {filingLength !== null && filingUnit !== null ? (
        <p>{t('filing', { length: t(`unit.${filingUnit}`, { n: filingLength }) })}</p>
      ) : null}
      {depositAmount !== null && depositCurrency !== null ? (
        <p>{t('deposit', { amount: formatMoney(depositAmount, depositCurrency, locale) })}</p>
      ) : null}
    </>
  )
}

/** What an event has on file for each section, in words. */
const factsOf: Readonly<Record<Section, ((props: FactsProps) => ReactNode | Promise<ReactNode>) | undefined>> = {
  field: Field,
  format: Format,
  rules: Rules,
  timetable: Timetable,
  fees: Fees,
  prizes: Prizes,
  appeals: Appeals,
  conduct: undefined,
}

/** The sections in their order. */
export const sections = Object.keys(factsOf) as readonly Section[]

/** Whether there is anything to read in a section. */
export const saysSomething = (section: Section, { sections: words }: Conditions): boolean =>
  factsOf[section] !== undefined || words.some(one => one.section === section)

/** What an event has on file for a section. */
export function SectionFacts({ section, conditions }: FactsProps & { readonly section: Section }) {
  const Facts = factsOf[section]
  return Facts ? <Facts conditions={conditions} /> : null
}
