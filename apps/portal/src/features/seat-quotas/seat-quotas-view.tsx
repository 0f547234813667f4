import { useLocale, useTranslations } from 'next-intl'
import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { ProblemList } from '@/components/problem-list'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Field, refusedAs, SelectField, TextInput } from '@/components/ui/field'
import { problemsByField } from '@/i18n/problems-by-field'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import type { ResultOf } from '@/gql'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { formatDate } from '@/lib/format/dates'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { bodyKinds, type SeatsInput } from './read-seats'
import { SeatListsQuery, ShareSeatsQuery } from './seat-quotas.graphql'

type Choice = ResultOf<typeof SeatListsQuery>['rankings'][number]
type Quotas = NonNullable<ResultOf<typeof ShareSeatsQuery>['shareSeats']['quotas']>

/** Which seats, by which list, among whom: all of it stands in the address. */
function SeatsForm({
  choices,
  input,
  problems,
}: {
  readonly choices: readonly Choice[]
  readonly input: SeatsInput
  readonly problems: ReadonlyMap<string, string>
}) {
  const [t, locale] = [useTranslations('seatQuotas'), useLocale()]
  return (
    <form
      action={`/${locale}${paths.seatQuotas()}`}
      method="get"
      className="flex flex-wrap items-end gap-3 border-rule border-y py-4"
    >
      <SelectField
        id="ranking"
        name="ranking"
        label={t('ranking')}
        problem={problems.get('ranking')}
        className="w-full sm:w-64"
        defaultValue={input.ranking ?? choices[0]?.code}
        choices={choices.map(choice => ({ value: choice.code, label: inLanguage(choice.name, locale) }))}
      />
      <Field id="seats" label={t('seats')} className="w-28" problem={problems.get('seats')}>
        <TextInput
          id="seats"
          name="seats"
          inputMode="numeric"
          required
          defaultValue={input.seats}
          {...refusedAs('seats', { problem: problems.get('seats') })}
        />
      </Field>
      <SelectField
        id="among"
        name="among"
        label={t('among')}
        className="w-44"
        defaultValue={input.among}
        choices={bodyKinds.map(kind => ({ value: kind, label: t(`kind.${kind}`) }))}
      />
      <Button type="submit">{t('show')}</Button>
    </form>
  )
}

const figures = ['players', 'strong', 'bestThree', 'fixed', 'byShare', 'most', 'givenBack', 'handedOn'] as const

function QuotaTable({ quotas }: { readonly quotas: Quotas }) {
  const [t, locale] = [useTranslations('seatQuotas'), useLocale()]
  return (
    <RegisterTable caption={t('title')} captionHidden label={t('title')}>
      <thead>
        <Row>
          <ColumnHead numeric>{t('rank')}</ColumnHead>
          <ColumnHead>{t('body')}</ColumnHead>
          <ColumnHead numeric>{t('gets')}</ColumnHead>
          {figures.map(figure => (
            <ColumnHead key={figure} numeric>
              {t(figure)}
            </ColumnHead>
          ))}
        </Row>
      </thead>
      <tbody>
        {quotas.lines.map(line => (
          <Row key={line.body.id}>
            <Cell numeric>{line.rank}</Cell>
            <RowHead className="min-w-40">{inLanguage(line.body.name, locale)}</RowHead>
            <Cell numeric>
              <strong>{line.seats}</strong>
            </Cell>
            {figures.map(figure => (
              <Cell key={figure} numeric>
                {figure === 'givenBack' && line.givenBack > 0 ? `−${line.givenBack}` : line[figure]}
              </Cell>
            ))}
          </Row>
        ))}
      </tbody>
    </RegisterTable>
  )
}

function Outcome({ quotas }: { readonly quotas: Quotas }) {
  const [t, locale] = [useTranslations('seatQuotas'), useLocale()]
  const { list } = quotas
  return (
    <section className="mt-6">
      <p className="mb-3">
        <Link href={paths.rankingIssue(list.ranking.code, list)} className="link">
          {t('byList', { date: formatDate(list.asOf, locale) })}
        </Link>
      </p>
      {quotas.lines.length === 0 ? <EmptyState title={t('nobody')} /> : <QuotaTable quotas={quotas} />}
      {quotas.left > 0 ? <p className="mt-3">{t('left', { seats: quotas.left })}</p> : null}
      {quotas.unplaced > 0 ? <p className="mt-3">{t('unplaced', { people: quotas.unplaced })}</p> : null}
      <p className="mt-3 max-w-prose text-muted text-sm">{t('rule')}</p>
    </section>
  )
}

/** How the seats of a championship would be shared by a rating list; nothing is stored. */
export async function SeatQuotasView({ input }: { readonly input: SeatsInput }) {
  const [t, words, locale, choices] = await Promise.all([
    getTranslations('seatQuotas'),
    getTranslations('problem'),
    getLocale(),
    ask(SeatListsQuery, {}),
  ])
  if (!choices.ok) return <FailureNotice failure={choices.failure} />
  const rankings = choices.data.rankings.filter(({ latest }) => latest?.policy.rule.method === 'mers')
  const code = input.ranking ?? rankings[0]?.code
  const seats = /^\d{1,5}$/.test(input.seats) ? Number(input.seats) : 0
  const answer =
    code && input.seats
      ? await ask(ShareSeatsQuery, { input: { ranking: code, seats, among: input.among } })
      : undefined
  const { said, others } = problemsByField(
    words,
    answer?.ok ? answer.data.shareSeats.problems : [],
    ['ranking', 'seats'],
    locale,
  )
  return (
    <>
      <h1 className="mb-1 text-xl">{t('title')}</h1>
      <p className="mb-4 max-w-prose text-muted">{t('intro')}</p>
      {code ? <SeatsForm choices={rankings} input={input} problems={said} /> : <EmptyState title={t('noRankings')} />}
      {answer && !answer.ok ? <FailureNotice failure={answer.failure} /> : null}
      <ProblemList problems={others} ofAct />
      {answer?.ok && answer.data.shareSeats.quotas ? <Outcome quotas={answer.data.shareSeats.quotas} /> : null}
    </>
  )
}
