import { useLocale, useTranslations } from 'next-intl'
import { DerivedNote, PersonName } from '@/components/person-name'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import type { PersonNames } from '@/lib/format/names'
import { paths } from '@/lib/paths'

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
          {people.map(person => (
            <Row key={person.id}>
              <RowHead>
                <PersonName person={person} both href={hrefOf?.(person.id)} />
                {person.club ? (
                  <span className="block font-normal text-muted text-sm sm:hidden">
                    {inLanguage(person.club.name, locale)}
                  </span>
                ) : null}
              </RowHead>
              <Cell className="figures">{person.number}</Cell>
              <Cell className="max-sm:hidden">
                {person.club ? (
                  <Link href={paths.club(person.club)} className="hover:text-link hover:underline">
                    {inLanguage(person.club.name, locale)}
                  </Link>
                ) : null}
              </Cell>
            </Row>
          ))}
        </tbody>
      </RegisterTable>
      <DerivedNote people={people} />
    </>
  )
}
