import { getLocale, getTranslations } from 'next-intl/server'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import type { ResultOf } from '@/gql'
import { codeText } from '@/i18n/code-text'
import { inLanguage } from '@/lib/format/bilingual'
import type { DuplicatesQuery } from './register-desk.graphql'
import { Time } from './time'

type Pair = ResultOf<typeof DuplicatesQuery>['suspectedDuplicates'][number]
type Record = NonNullable<Pair['a']>

async function Memberships({ of }: { readonly of: Record }) {
  const [kinds, locale] = await Promise.all([getTranslations('affiliationKind'), getLocale()])
  return of.affiliations.map(({ kind, validFrom, validUntil, organisation }, at) => (
    <p key={at}>
      {inLanguage(organisation.name, locale)} <span className="text-muted text-sm">{codeText(kinds, kind)}</span>{' '}
      <Time from={validFrom} until={validUntil} />
    </p>
  ))
}

const lines = (texts: readonly string[]) => texts.map(text => <p key={text}>{text}</p>)

/** What two records hold, beside each other: what is looked at before they are made one. */
export async function PairTable({ a, b }: { readonly a: Record; readonly b: Record }) {
  const [t, locale] = await Promise.all([getTranslations('registerDesk'), getLocale()])
  const both = [a, b]
  const rows = {
    born: both.map(of => of.birthYear ?? ''),
    gender: both.map(of => (of.gender ? t(`genders.${of.gender}`) : '')),
    belongings: both.map(of => <Memberships key={of.id} of={of} />),
    numbers: both.map(of => lines(of.identifiers.map(({ issuer, value }) => `${issuer} ${value}`))),
    grades: both.map(of => lines(of.grades.map(({ name, awardedOn }) => `${inLanguage(name, locale)} ${awardedOn}`))),
    events: both.map(of => of.results.totalCount),
  } as const
  return (
    <RegisterTable caption={t('pairHolds')} captionHidden label={t('pairHolds')} fits>
      <thead>
        <Row>
          <ColumnHead>{t('pairHolds')}</ColumnHead>
          {both.map(of => (
            <ColumnHead key={of.id}>
              <span className="figures">{of.number}</span>
            </ColumnHead>
          ))}
        </Row>
      </thead>
      <tbody>
        {(['born', 'gender', 'belongings', 'numbers', 'grades', 'events'] as const).map(name => (
          <Row key={name}>
            <RowHead>{t(`pair.${name}`)}</RowHead>
            {rows[name].map((held, at) => (
              <Cell key={both[at]?.id}>{held}</Cell>
            ))}
          </Row>
        ))}
      </tbody>
    </RegisterTable>
  )
}
