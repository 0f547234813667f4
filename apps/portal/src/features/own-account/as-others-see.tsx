import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { FailureNotice } from '@/components/failure-notice'
import { NameText } from '@/components/person-name'
import { Chip } from '@/components/ui/chip'
import { Cell, ColumnHead, RegisterTable, RowHead } from '@/components/ui/table'
import type { ResultOf } from '@/gql'
import { codeText } from '@/i18n/code-text'
import { inLanguage } from '@/lib/format/bilingual'
import { namesInOrder } from '@/lib/format/names'
import { askAsStranger } from '@/lib/graphql/server-client'
import { AsOthersSeeQuery } from './own-data.graphql'

type Seen = NonNullable<ResultOf<typeof AsOthersSeeQuery>['person']>

/** What a person's page shows of each field, or nothing where it shows none. */
const shownOf = async (seen: Seen): Promise<Readonly<Record<string, ReactNode>>> => {
  const [t, desk, statuses, locale] = await Promise.all([
    getTranslations('personRights'),
    getTranslations('registerDesk'),
    getTranslations('personStatus'),
    getLocale(),
  ])
  const { primary, secondary } = namesInOrder(seen, locale)
  return {
    name: (
      <>
        <NameText name={primary} /> {secondary ? <NameText name={secondary} /> : null}
      </>
    ),
    number: <span className="figures">{seen.number}</span>,
    status: codeText(statuses, seen.status),
    club: seen.club ? inLanguage(seen.club.name, locale) : null,
    gender: seen.gender ? desk(`genders.${seen.gender}`) : null,
    birthYear: seen.birthYear ? <span className="figures">{seen.birthYear}</span> : null,
    photo: seen.photo ? t('seen.isShown') : null,
    identifiers:
      seen.identifiers.length > 0 ? [...new Set(seen.identifiers.map(({ value }) => value))].join(' · ') : null,
  }
}

const fields = ['name', 'number', 'status', 'club', 'gender', 'birthYear', 'photo', 'identifiers'] as const

/** One's record as everybody else is answered, field by field, beside what the register holds. */
export async function AsOthersSee({ own }: { readonly own: Seen }) {
  const [t, answer] = await Promise.all([
    getTranslations('personRights'),
    askAsStranger(AsOthersSeeQuery, { id: own.id }),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  if (!answer.data.person) return null
  const [held, shown] = await Promise.all([shownOf(own), shownOf(answer.data.person)])
  return (
    <section aria-labelledby="seen-title">
      <h2 id="seen-title" className="mb-2 text-lg">
        {t('seen.title')}
      </h2>
      <p className="mb-3 max-w-2xl text-muted">{t('seen.intro')}</p>
      <RegisterTable caption={t('seen.title')} captionHidden fits label={t('seen.title')}>
        <thead>
          <tr>
            <ColumnHead>{t('seen.field')}</ColumnHead>
            <ColumnHead>{t('seen.others')}</ColumnHead>
            <ColumnHead>{t('seen.held')}</ColumnHead>
          </tr>
        </thead>
        <tbody>
          {fields.map(field => (
            <tr key={field}>
              <RowHead>{t(`seen.fields.${field}`)}</RowHead>
              <Cell>{shown[field] ?? (held[field] ? <Chip tone="strong">{t('seen.hidden')}</Chip> : '–')}</Cell>
              <Cell>{held[field] ?? t('seen.nothing')}</Cell>
            </tr>
          ))}
        </tbody>
      </RegisterTable>
    </section>
  )
}
