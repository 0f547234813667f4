import { runningDatabase, scene, useCases } from '@paiji/api/testing'
import { surroundings } from './places.js'
import { mutate } from './portal-acts.js'

export interface TwoClubs {
  /** The e-mail address of each club's registrar, who logs in with the demo's password. */
  readonly west: string
  readonly east: string
  /** Belongs to both clubs. */
  readonly shared: string
  /** Belongs to the eastern club alone, under a name alike. */
  readonly twin: string
}

/**
 * Two clubs of the demo's federation, each with a registrar, and two people who may be one; with `twice` whoever belongs to
 * both has a second record in the eastern club.
 */
export const makeTwoClubs = async (
  tag: string,
  dataDir: string,
  twice: 'twice' | 'once' = 'once',
): Promise<TwoClubs> => {
  const { url, password, cookies } = surroundings()
  const database = await runningDatabase(dataDir)
  try {
    const { db, sql } = database
    const [root] = await sql`select id from organisation where parent_id is null and code not like 'CASES-%' limit 1`
    const parent = Buffer.from(`Organisation:${String(root?.id)}`).toString('base64url')
    const act = (name: string, input: object) => mutate(url, cookies.staff, name, input)
    const club = async (side: string, zh: string) => {
      const made = await act('CreateOrganisation', {
        ...{ code: `${side}-${tag}`, kind: 'club', nameZh: `${zh}${tag}会`, nameEn: `${side} ${tag}`, parent },
        timeZone: 'Asia/Shanghai',
      })
      const { id } = made.organisation as { id: string }
      const email = `${side}-${tag}@paiji.example`
      const account = scene.must(await useCases.createAccount(db, { name: `${zh}干事`, email, password }))
      await sql`insert into role_grant (account_id, role, scope_kind, scope_id, valid, granted_by) values
        (${account}, 'registrar', 'organisation', ${Buffer.from(id, 'base64url').toString().split(':')[1] ?? ''}, '[2024-01-01,)', 'test')`
      return { id, email }
    }
    const [west, east] = [await club('west', '西'), await club('east', '东')]
    const register = async (organisation: string, given: string) => {
      const name = { script: 'Hans', family: '欧阳', given, display: `欧阳${given}` }
      const made = await act('RegisterPerson', { organisation, names: [name], surelyNew: true })
      return (made.person as { id: string }).id
    }
    const [shared, twin] = [`甲${tag}`, `乙${tag}`]
    const person = await register(west.id, shared)
    await act('AffiliatePerson', { person, organisation: east.id, kind: 'membership', from: '2026-01-01' })
    await register(east.id, twin)
    if (twice === 'twice') await register(east.id, shared)
    return { west: west.email, east: east.email, shared: `欧阳${shared}`, twin: `欧阳${twin}` }
  } finally {
    await database.release()
  }
}
