import { getTranslations } from 'next-intl/server'
import { PersonName } from '@/components/person-name'
import { codeOf } from '@/lib/codes'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { plugs } from '@/sports/plugs'
import { LeadersOfClubQuery } from './leaders.graphql'
import { LeadersLists } from './leaders-lists'

interface LeadersProps {
  readonly id: string
  readonly sport: string | null
  readonly year: number | undefined
}

/** Who leads in the events of a club, over a season or altogether; nothing where the sport lists nobody. */
export async function LeadersOfClub({ id, sport, year }: LeadersProps) {
  const code = codeOf(plugs, sport ?? undefined)
  const [t, answer] = await Promise.all([
    getTranslations('play'),
    code ? ask(LeadersOfClubQuery, { id, sport: code, year: year ?? null }) : undefined,
  ])
  const lists = answer?.ok ? (answer.data.organisation?.leaders ?? []) : []
  if (lists.length === 0) return null
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-lg">{t('leaders')}</h2>
      <LeadersLists
        lists={lists}
        nameOf={({ person }) => (person ? <PersonName person={person} plain /> : null)}
        doorOf={({ person }) => (person ? paths.playOfPlayer(person, { sport, year }) : undefined)}
      />
    </section>
  )
}
