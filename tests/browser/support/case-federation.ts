import { runningDatabase, scene, useCases } from '@paiji/api/testing'
import { makeFederation } from '../../support/federation.js'
import { cookiesOf } from './session.js'

/**
 * A federation of its own for the cases that go all the way: its own offices, committee and players, so that no other
 * test meets them on a roster or a desk.
 */
export interface CaseFederation {
  /** The data folder of the stack's database: what lies in the past is told to it there. */
  readonly dataDir: string
  /** What nothing of another run has in its name. */
  readonly tag: string
  /** The cookie header of each of its accounts. */
  readonly cookies: Readonly<Record<CaseWho, string>>
  readonly id: string
  readonly staff: string
  readonly director: string
  /** The persons of twelve players; the first two play together, the third against them at the first table: the three have accounts. */
  readonly players: readonly CasePlayer[]
  /** Five on the roster of the appeals committee. */
  readonly members: readonly CasePlayer[]
}

export interface CasePlayer {
  readonly personId: string
  readonly name: string
}

const offices = ['staff', 'staff2', 'director', 'chief', 'clerk'] as const
const players = ['player', 'partner', 'respondent'] as const
const members = ['member1', 'member2', 'member3', 'member4', 'member5'] as const

export type CaseWho = (typeof offices)[number] | (typeof players)[number] | (typeof members)[number]

const roleOf = { staff: 'staff', staff2: 'staff', director: 'director', chief: 'director', clerk: 'clerk' } as const

const PEOPLE = [
  ['林', '溪', 'Lin', 'Xi'], ['周', '岚', 'Zhou', 'Lan'], ['郑', '安', 'Zheng', 'An'], ['何', '苗', 'He', 'Miao'],
  ['罗', '川', 'Luo', 'Chuan'], ['谢', '桐', 'Xie', 'Tong'], ['唐', '宁', 'Tang', 'Ning'], ['冯', '远', 'Feng', 'Yuan'],
  ['于', '晴', 'Yu', 'Qing'], ['董', '舟', 'Dong', 'Zhou'], ['袁', '希', 'Yuan', 'Xi'], ['邓', '越', 'Deng', 'Yue'],
  ['许', '衡', 'Xu', 'Heng'], ['傅', '明', 'Fu', 'Ming'], ['沈', '朗', 'Shen', 'Lang'], ['曾', '颖', 'Zeng', 'Ying'],
  ['吕', '青', 'Lü', 'Qing'], ['顾', '清', 'Gu', 'Qing'], ['柳', '茵', 'Liu', 'Yin'],
] as const // biome-ignore format: a table

const registered = ([zhFamily, zhGiven, family, given]: (typeof PEOPLE)[number]) => ({
  names: [
    { script: 'Hans' as const, family: zhFamily, given: zhGiven, display: `${zhFamily}${zhGiven}` },
    { script: 'Latn' as const, family, given, display: `${given} ${family}` },
  ],
})

/** Makes it on the database of the running stack, with accounts that have the demo's password. */
export const makeCaseFederation = async (dataDir: string, url: string, password: string): Promise<CaseFederation> => {
  const database = await runningDatabase(dataDir)
  try {
    const { db, sql } = database
    const tag = Date.now().toString(36)
    const named = { code: `CASES-${tag}`, nameZh: '案例牌协', nameEn: 'Federation of Cases' }
    const { id } = await makeFederation(database, named, `open-${tag}`)
    const stored = await scene.together(db, tx => useCases.insertPeople(tx, PEOPLE.map(registered)))
    const people = stored.map((one, at) => ({ personId: one.id, name: `${PEOPLE[at]?.[3]} ${PEOPLE[at]?.[2]}` }))
    const account = async (who: CaseWho, personId?: string) => {
      const email = `${who}-${tag}@paiji.example`
      const person = personId ? { personId } : {}
      return scene.must(await useCases.createAccount(db, { name: who, email, password, ...person }))
    }
    const grant = (accountId: string, role: string) => sql`
      insert into role_grant (account_id, role, scope_kind, scope_id, valid, granted_by)
      values (${accountId}, ${role}, 'organisation', ${id}, '[2024-01-01,)', 'test')`
    const held = new Map<CaseWho, string>()
    const [clubMembers, roster, ofOffice] = [people.slice(0, 12), people.slice(12, 17), people.slice(17)]
    // An act of two takes two people of the register: the two of the office are.
    for (const [at, who] of offices.entries()) {
      held.set(who, await account(who, ofOffice[at]?.personId))
      await grant(held.get(who) ?? '', roleOf[who])
    }
    for (const [at, who] of players.entries()) await account(who, people[at]?.personId)
    for (const [at, who] of members.entries()) {
      const personId = roster[at]?.personId ?? ''
      await grant(await account(who, personId), 'committee')
      await sql`insert into committee_term (organisation_id, person_id, body, standing, valid, named_by)
        values (${id}, ${personId}, 'appeals', 'expert', '[2024-01-01,)', 'test')`
    }
    const office = { staff: held.get('staff') ?? '', director: held.get('director') ?? '' }
    const cookies = await cookiesOf(url, [...offices, ...players, ...members], password, tag)
    return { dataDir, tag, cookies, id, ...office, players: clubMembers, members: roster }
  } finally {
    await database.release()
  }
}
