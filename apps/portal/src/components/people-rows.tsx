'use client'

import { Cell, Row, RowHead } from '@/components/ui/table'
import { Link } from '@/i18n/navigation'
import { paths } from '@/lib/paths'
import { type NamedPerson, PersonName } from './person-name'

/** Somebody of the register as a line shows them. */
export interface PersonLine {
  readonly person: NamedPerson
  /** Where the name leads, if not to the public page. */
  readonly href?: string
  readonly club?: { readonly code: string; readonly name: string }
}

/** The lines of a list of people, drawn from what each says, so that it goes to the browser once. */
export function PeopleRows({ lines }: { readonly lines: readonly PersonLine[] }) {
  return lines.map(({ person, href, club }) => (
    <Row key={person.number}>
      <RowHead>
        <PersonName person={person} both href={href} />
        {club ? <span className="block font-normal text-muted text-sm sm:hidden">{club.name}</span> : null}
      </RowHead>
      <Cell className="figures">{person.number}</Cell>
      <Cell className="max-sm:hidden">
        {club ? (
          <Link href={paths.club(club)} className="way">
            {club.name}
          </Link>
        ) : null}
      </Cell>
    </Row>
  ))
}
