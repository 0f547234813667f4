import { give, invite } from './accounts.js'
import { daysAfter, hourOf } from './days.js'
import type { Federation } from './federation.js'
import { DEMO_PASSWORD } from './logins.js'
import type { Person } from './people.js'
import type { Random } from './random.js'
import { eachOf, type Troupe } from './troupe.js'

export interface Register {
  readonly troupe: Troupe
  readonly office: string
  /** The office’s second person. */
  readonly second: string
  readonly random: Random
  readonly bodies: Federation
  readonly people: readonly Person[]
  readonly opened: string
  readonly today: string
}

const isMinor = ({ birthDate }: Person, day: string): boolean =>
  Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4)) < 18

/** Guardians of the young, officers of the bodies, licences of officials, what some people hide. */
const fillDesk = async ({ troupe, office, random, bodies, people, opened }: Register): Promise<void> => {
  const at = hourOf(daysAfter(opened, 4), '10:00')
  await eachOf(
    people.filter(one => isMinor(one, opened)),
    3,
    person =>
      troupe.act(office, at, 'recordGuardian', {
        person: person.id,
        name: `${person.display.slice(0, 1)}女士`,
        relation: 'parent',
        contact: '138 0000 0000',
      }),
  )
  const offices = ['president', 'secretary', 'treasurer'] as const
  await eachOf([bodies.federation, ...bodies.associations.slice(0, 4)], 3, async (body, at0) => {
    for (const [i, one] of offices.entries())
      await troupe.act(office, at, 'nameOfficer', {
        organisation: body.id,
        person: people[150 + at0 * 3 + i]?.id,
        office: one,
        from: opened,
      })
  })
  const levels = ['national', 'first', 'second'] as const
  await eachOf(people.slice(110, 122), 3, (person, i) =>
    troupe.act(office, at, 'giveLicence', {
      organisation: bodies.federation.id,
      person: person.id,
      sport: person.sport,
      kind: i % 2 === 0 ? 'director' : 'scorer',
      level: levels[i % 3],
      from: opened,
    }),
  )
  const shy = people.filter(() => random.percent(4))
  await eachOf(shy, 3, (person, i) =>
    troupe.act(office, at, 'setPrivacy', {
      person: person.id,
      hideBirthYear: true,
      hideGender: false,
      hideClub: i % 4 === 0,
    }),
  )
}

interface Asked {
  readonly person: { readonly office: { readonly transfers: readonly { id: string }[] } | null }
}

/** Some change clubs: two have done so, one is objected to, one still waits. */
const transfer = async ({ troupe, office, second, bodies, people, opened, today }: Register): Promise<void> => {
  const movers = people.slice(200, 204)
  await eachOf(movers, 2, async (person, at) => {
    const to = bodies.clubs.find(club => club.id !== person.club && club.code.startsWith('SH'))
    const wished = daysAfter(today, at === 3 ? -2 : -150 + at * 30)
    const day = wished > opened ? wished : daysAfter(opened, 10 + at)
    const input = { person: person.id, to: to?.id, reason: '迁居上海。Moved to Shanghai.' }
    const asked = await troupe.act<Asked>(
      office,
      hourOf(day, '10:00'),
      'requestTransfer',
      input,
      'person { office { transfers { id } } }',
    )
    const transfer = asked.person.office?.transfers[0]?.id
    if (at === 3) return
    const answered = hourOf(daysAfter(day, 3), '10:00')
    const answer = at === 2 ? 'objected' : 'released'
    const reason = answer === 'released' ? '会费已结清。Fees are settled.' : '尚欠会费。Fees are still owed.'
    await troupe.act(second, answered, 'answerTransfer', { transfer, answer, reason })
    if (at === 2) return
    await troupe.act(office, hourOf(daysAfter(day, 5), '10:00'), 'decideTransfer', { transfer, decision: 'approved' })
  })
}

/** Records that came in twice: one is merged, one waits to be noticed, and two who look like one are told apart. */
const doubles = async ({ troupe, office, bodies, people, today }: Register): Promise<void> => {
  const at = hourOf(daysAfter(today, -30), '10:00')
  const again = async (display: string): Promise<string> => {
    const names = [{ script: 'Hans', family: display.slice(0, 1), given: display.slice(1), display }]
    const input = { organisation: bodies.federation.id, names, surelyNew: true }
    type Made = { person: { id: string } }
    return (await troupe.act<Made>(office, at, 'registerPerson', input, 'person { id }')).person.id
  }
  const [original, other] = [people[211], people[236]]
  if (!original || !other) return
  const reason = '同一人两次登记，出生日期与俱乐部一致。One person registered twice.'
  await troupe.act(office, at, 'mergePeople', { from: await again(original.display), into: original.id, reason })
  await again(other.display)
  const [john, jon] = ['John Smith', 'Jon Smith'].map(name => people.find(one => one.display === name))
  if (john && jon)
    await troupe.act(office, at, 'declareDistinct', {
      a: john.id,
      b: jon.id,
      reason: '两人同场比赛。They played in one event.',
    })
}

/**
 * Somebody of two clubs: what the registrar of one proposes reaches over the border of that club. Another day of birth is
 * objected to for the other club; a merge still waits for its answer.
 */
const propose = async ({ troupe, office, second, bodies, people, opened, today }: Register): Promise<void> => {
  const person = people[217]
  const club = bodies.clubs.find(one => one.id === person?.club)
  const other = bodies.clubs.find(one => one.code.slice(0, 2) !== club?.code.slice(0, 2))
  if (!person || !club || !other) return
  const begun = hourOf(daysAfter(opened, 6), '10:00')
  const registrar = { email: 'club@paiji.example', password: DEMO_PASSWORD, nameZh: '俱乐部注册员' }
  const account = await invite(troupe, begun, bodies.federation.id, registrar)
  await give(troupe, begun, account, 'registrar', club.id)
  const member = { person: person.id, organisation: other.id, kind: 'membership', from: daysAfter(opened, 6) }
  await troupe.act(office, begun, 'affiliatePerson', member)
  type Proposed = { person: { office: { proposals: readonly { id: string }[] } } }
  const ask = (daysAgo: number, input: object) =>
    troupe.act<Proposed>(
      registrar.email,
      hourOf(daysAfter(today, -daysAgo), '10:00'),
      'proposeRecordAct',
      { person: person.id, ...input },
      'person { office { proposals(first: 1) { id } } }',
    )
  const born = `${person.birthDate.slice(0, 4)}-12-31`
  const asked = await ask(21, { act: 'changeBirthDate', day: born, reason: '本人来电。By a telephone call.' })
  const answer = { answer: 'objected', reason: '与身份证登记不符。The identity card says otherwise.' }
  const proposal = asked.person.office.proposals[0]?.id
  await troupe.act(second, hourOf(daysAfter(today, -18), '10:00'), 'answerRecordAct', { proposal, ...answer })
  const names = [
    { script: 'Hans', family: person.display.slice(0, 1), given: person.display.slice(1), display: person.display },
  ]
  const twin = { organisation: other.id, names, birthDate: person.birthDate, surelyNew: true }
  type Made = { person: { id: string } }
  const at = hourOf(daysAfter(today, -3), '10:00')
  const made = await troupe.act<Made>(office, at, 'registerPerson', twin, 'person { id }')
  const reason = '姓名、出生日期相同，为同一人。Same name and birth date: one person.'
  await ask(2, { act: 'mergePeople', other: made.person.id, reason })
}

/** The register as a year leaves it. */
export const keepRegister = async (register: Register): Promise<void> => {
  await fillDesk(register)
  await transfer(register)
  await doubles(register)
  await propose(register)
}
