import { useLocale } from 'next-intl'
import { Link } from '@/i18n/navigation'
import { cn } from '@/lib/cn'
import { namesInOrder, type PersonNames } from '@/lib/format/names'
import { paths } from '@/lib/paths'

interface PersonNameProps {
  readonly person: PersonNames & { readonly id: string; readonly number: string }
  /** Shows the name in the other script too. */
  readonly both?: boolean
  readonly plain?: boolean
  /** Where the name leads; the person's public page unless another is given. */
  readonly href?: string
  readonly className?: string
}

/** A person's name in the reader's script, leading to the person's page. */
export function PersonName({ person, both, plain, href, className }: PersonNameProps) {
  const { primary, secondary } = namesInOrder(person, useLocale())
  const name = (
    <bdi lang={primary.lang} className="whitespace-nowrap">
      {primary.text}
    </bdi>
  )
  return (
    <span className={cn('inline-flex flex-wrap items-baseline gap-x-2', className)}>
      {plain ? (
        name
      ) : (
        <Link href={href ?? paths.player(person)} className="hover:text-link hover:underline">
          {name}
        </Link>
      )}
      {both && secondary ? (
        <bdi lang={secondary.lang} className="font-normal text-muted text-sm">
          {secondary.text}
        </bdi>
      ) : null}
    </span>
  )
}
