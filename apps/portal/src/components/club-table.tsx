import { useLocale, useTranslations } from 'next-intl'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import { codeText } from '@/i18n/code-text'
import { Link } from '@/i18n/navigation'
import { inLanguage, langOf } from '@/lib/format/bilingual'
import { paths } from '@/lib/paths'

interface Words {
  readonly zh: string
  readonly en: string
}

export interface ClubCard {
  readonly id: string
  readonly code: string
  readonly kind: string
  readonly name: Words
  readonly parent: { readonly name: Words } | null
  readonly memberCount?: number
}

interface ClubTableProps {
  readonly clubs: readonly ClubCard[]
  readonly caption: string
  /** Where a name leads; the public page unless another is given. */
  readonly hrefOf?: (club: ClubCard) => string
}

/** Federation, associations and clubs, each with what it belongs to. */
export function ClubTable({ clubs, caption, hrefOf = paths.club }: ClubTableProps) {
  const t = useTranslations('clubs')
  const kinds = useTranslations('organisationKind')
  const locale = useLocale()
  const counted = clubs.some(club => club.memberCount !== undefined)
  return (
    <RegisterTable caption={caption} captionHidden label={caption} fits>
      <thead>
        <Row>
          <ColumnHead>{t('name')}</ColumnHead>
          <ColumnHead className="max-sm:hidden">{t('kind')}</ColumnHead>
          <ColumnHead className="max-sm:hidden">{t('parent')}</ColumnHead>
          {counted ? <ColumnHead numeric>{t('members')}</ColumnHead> : null}
        </Row>
      </thead>
      <tbody>
        {clubs.map(club => (
          <Row key={club.id}>
            <RowHead>
              <Link href={hrefOf(club)} className="way" lang={langOf(inLanguage(club.name, locale), locale)}>
                {inLanguage(club.name, locale)}
              </Link>
              <span className="block font-normal text-muted text-sm sm:hidden">
                {[codeText(kinds, club.kind), club.parent ? inLanguage(club.parent.name, locale) : '']
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </RowHead>
            <Cell className="text-muted max-sm:hidden">{codeText(kinds, club.kind)}</Cell>
            <Cell className="max-sm:hidden">{club.parent ? inLanguage(club.parent.name, locale) : null}</Cell>
            {counted ? <Cell numeric>{club.memberCount}</Cell> : null}
          </Row>
        ))}
      </tbody>
    </RegisterTable>
  )
}
