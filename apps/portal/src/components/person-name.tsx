import { useLocale, useTranslations } from 'next-intl'
import { Link } from '@/i18n/navigation'
import { cn } from '@/lib/cn'
import { namesInOrder, type PersonNames, type ShownName } from '@/lib/format/names'
import { type Numbered, paths } from '@/lib/paths'

export type NamedPerson = PersonNames & Numbered

interface PersonNameProps {
  readonly person: NamedPerson
  /** Shows the name in the other script too. */
  readonly both?: boolean
  readonly plain?: boolean
  /** Where the name leads; the person's public page unless another is given. */
  readonly href?: string
  readonly className?: string
}

/** A name as it is written; pinyin that nobody registered with its mark. */
export function NameText({ name }: { readonly name: ShownName }) {
  const t = useTranslations('names')
  return (
    <bdi lang={name.lang}>
      {name.text}
      {name.derived ? (
        <abbr title={t('derived')} className="text-muted no-underline">
          °
        </abbr>
      ) : null}
    </bdi>
  )
}

/** A person's name in the reader's script, leading to the person's page. */
export function PersonName({ person, both, plain, href, className }: PersonNameProps) {
  const { primary, secondary } = namesInOrder(person, useLocale())
  const name = <NameText name={primary} />
  return (
    <span className={cn('named', className)}>
      {plain ? (
        name
      ) : (
        <Link href={href ?? paths.player(person)} className="way">
          {name}
        </Link>
      )}
      {both && secondary ? <NameText name={secondary} /> : null}
    </span>
  )
}

/** What the mark behind a name says, under the list that has some. */
export function DerivedNote({ people }: { readonly people: readonly (PersonNames | null | undefined)[] }) {
  const t = useTranslations('names')
  return people.some(person => Boolean(person?.derivedLatin)) ? (
    <p className="mt-2 text-muted text-sm">° {t('derived')}</p>
  ) : null
}
