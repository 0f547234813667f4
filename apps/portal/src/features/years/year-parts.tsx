import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { type NamedPerson, PersonName } from '@/components/person-name'
import { PictureLinks } from '@/components/picture-links'
import { Link } from '@/i18n/navigation'
import { paths } from '@/lib/paths'

/** One number of a year, large, with what it counts beneath. */
export function Figure({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="figures font-semibold text-xl">{children}</dd>
    </div>
  )
}

interface YearLinksProps {
  readonly years: readonly number[]
  readonly year: number
  readonly hrefOf: (year: number) => string
}

/** The years there are, the shown one marked. */
export async function YearLinks({ years, year, hrefOf }: YearLinksProps) {
  const t = await getTranslations('years')
  if (years.length < 2) return null
  return (
    <nav aria-label={t('sections')} className="mb-4 flex flex-wrap gap-x-4" data-no-print="">
      {years.map(one => (
        <Link
          key={one}
          href={hrefOf(one)}
          aria-current={one === year ? 'page' : undefined}
          className="figures link inline-flex min-h-11 items-center aria-[current]:font-semibold lg:min-h-8"
        >
          {one}
        </Link>
      ))}
    </nav>
  )
}

interface PeopleProps {
  readonly title: string
  readonly note?: string
  readonly people: readonly {
    readonly person: NamedPerson
    readonly href: string
    readonly words: string
  }[]
}

/** Some people of the year, each with how often and the way to what that rests on. */
export function YearPeople({ title, note, people }: PeopleProps) {
  if (people.length === 0) return null
  return (
    <section className="min-w-0">
      <h2 className="mb-1 text-md">{title}</h2>
      {note ? <p className="mb-1 text-muted text-sm">{note}</p> : null}
      <ol>
        {people.map(({ person, href, words }) => (
          <li
            key={person.number}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-rule border-b py-2"
          >
            <PersonName person={person} />
            <Link href={href} className="figures link text-sm">
              {words}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The year as a picture and on paper. */
export async function YearFiles({ name, title }: { readonly name: string; readonly title: string }) {
  const [t, locale] = await Promise.all([getTranslations('years'), getLocale()])
  return (
    <>
      <PictureLinks kind="years" name={name} title={title} />
      <p className="text-sm" data-no-print="">
        <a href={paths.paper('years', name, locale)} className="link inline-flex min-h-11 items-center lg:min-h-8">
          {t('paper')}
        </a>
      </p>
    </>
  )
}
