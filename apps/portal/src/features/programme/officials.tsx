import { useTranslations } from 'next-intl'
import { Fact } from '@/components/fact'
import { DerivedNote, PersonName } from '@/components/person-name'
import { codeText } from '@/i18n/code-text'
import type { ProgrammeEvent } from './timetable'

type Official = ProgrammeEvent['officials'][number]

/** Somebody by the name in the register, which both can read; by that of the account where it is of nobody there. */
function OfficialName({ official: { person, name } }: { readonly official: Official }) {
  return person ? <PersonName person={person} both /> : <bdi>{name}</bdi>
}

/** Who directs an event and keeps its scores. */
export function Officials({ officials }: { readonly officials: readonly Official[] }) {
  const roles = useTranslations('role')
  const shown = [...new Set(officials.map(({ role }) => role))]
  return (
    <>
      <dl className="grid max-w-3xl grid-cols-[max-content_minmax(0,1fr)] gap-x-6 gap-y-2">
        {shown.map(role => (
          <Fact key={role} name={codeText(roles, role)}>
            <ul className="flex flex-wrap gap-x-6 gap-y-1">
              {officials
                .filter(official => official.role === role)
                .map(official => (
                  <li key={official.id}>
                    <OfficialName official={official} />
                  </li>
                ))}
            </ul>
          </Fact>
        ))}
      </dl>
      <DerivedNote people={officials.map(({ person }) => person)} />
    </>
  )
}
