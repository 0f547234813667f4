import { runningDatabase, scene, useCases } from '@paiji/api/testing'
import type { Browser, Page } from '@playwright/test'
import { surroundings } from './places.js'
import { mutate } from './portal-acts.js'
import { wordsOf } from './test.js'
import { walkFromMenu } from './walk.js'

export interface TwoClubs {
  /** The e-mail address of each club's registrar, who logs in with the demo's password. */
  readonly west: string
  readonly east: string
  /** Belongs to both clubs. */
  readonly shared: string
  /** Belongs to the eastern club alone, under a name alike. */
  readonly twin: string
  /** Plays for the western club and belongs to the eastern one too. */
  readonly solo: string
  /** The code of the federation above both. */
  readonly federation: string
}

/** A phone in Chinese on which somebody logs in with the demo's password. */
export const phoneOf = async (browser: Browser, email: string): Promise<Page> => {
  const { url, password } = surroundings()
  const context = await browser.newContext({ baseURL: url, viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  await page.goto('/zh-CN')
  await walkFromMenu(page, wordsOf('zh-CN').frame.logIn)
  await page.locator('main #email').fill(email)
  await page.locator('main #password').fill(password)
  await page.locator('main form button[type=submit]').first().click()
  await page.waitForURL(at => !/login|session$/.test(at.pathname))
  return page
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
    const [root] =
      await sql`select id, code from organisation where parent_id is null and code not like 'CASES-%' limit 1`
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
    const solo = `丙${tag}`
    const third = await register(west.id, solo)
    await act('AffiliatePerson', { person: third, organisation: west.id, kind: 'affiliation', from: '2026-01-01' })
    await act('AffiliatePerson', { person: third, organisation: east.id, kind: 'membership', from: '2026-01-01' })
    if (twice === 'twice') await register(east.id, shared)
    const called = { shared: `欧阳${shared}`, twin: `欧阳${twin}`, solo: `欧阳${solo}` }
    return { west: west.email, east: east.email, ...called, federation: String(root?.code) }
  } finally {
    await database.release()
  }
}
