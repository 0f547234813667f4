import { useLocale, useTranslations } from 'next-intl'
import { DerivedNote } from '@/components/person-name'
import { ColumnHead, RegisterTable, Row } from '@/components/ui/table'
import { inLanguage } from '@/lib/format/bilingual'
import { onlyNames, type PersonNames } from '@/lib/format/names'
import { PeopleRows } from './people-rows'

export interface PersonCard extends PersonNames {
  readonly id: string
  readonly number: string
  readonly club: {
    readonly id: string
    readonly code: string
    readonly name: { readonly zh: string; readonly en: string }
  } | null
}

interface PeopleTableProps {
  readonly people: readonly PersonCard[]
  readonly caption: string
  /** Where a name leads; the public page unless another is given. */
  readonly hrefOf?: (person: string) => string
}

/** People with number and club. */
export function PeopleTable({ people, caption, hrefOf }: PeopleTableProps) {
  const t = useTranslations('columns')
  const locale = useLocale()
  return (
    <>
      <RegisterTable caption={caption} captionHidden label={caption} fits>
        <thead>
          <Row>
            <ColumnHead>{t('name')}</ColumnHead>
            <ColumnHead>{t('number')}</ColumnHead>
            <ColumnHead className="max-sm:hidden">{t('club')}</ColumnHead>
          </Row>
        </thead>
        <tbody>
          <PeopleRows
            lines={people.map(person => ({
              person: onlyNames(person),
              ...(hrefOf ? { href: hrefOf(person.id) } : {}),
              ...(person.club ? { club: { code: person.club.code, name: inLanguage(person.club.name, locale) } } : {}),
            }))}
          />
        </tbody>
      </RegisterTable>
      <DerivedNote people={people} />
    </>
  )
}
