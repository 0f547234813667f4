import { mutate, ownBody, query } from './support/portal-acts.js'
import { ownEvent } from './support/own-event.js'
import { surroundings } from './support/places.js'
import { expect, test } from './support/test.js'

/** Somebody who is forgotten is looked for on every page that the portal has of an event they played. */

const LETTERS = 'abcdefghij'

test('who is forgotten is on no page any more, nor on a kept one', async ({ request, stamp, openAs }) => {
  const { url, cookies } = surroundings()
  const canary = `Kanari${[...stamp].map(sign => LETTERS[Number(sign)] ?? sign).join('')}`
  const act = async (cookie: string, name: string, input: object) => {
    const payload = await mutate(url, cookie, name, input)
    expect(payload.problems, name).toEqual([])
    return payload
  }
  const organisation = await ownBody(url, cookies.staff)
  const names = [{ script: 'Latn', family: canary, given: 'Anna', display: `Anna ${canary}` }]
  const made = await act(cookies.staff, 'RegisterPerson', { organisation, names, surelyNew: true })
  const { id: person } = made.person as { id: string }
  const { event } = await ownEvent({ sport: 'bridge', stamp, played: 'all', persons: [person] })

  const page = await openAs('player')
  const linksOf = async (address: string): Promise<string[]> => {
    await page.goto(address)
    return page
      .locator('main a[href^="/"]')
      .evaluateAll(links => links.map(link => link.getAttribute('href')?.split('#')[0] ?? ''))
  }
  const own = `/en/players/${encodeURIComponent(person)}`
  const linked = [...(await linksOf(`/en${event}`)), ...(await linksOf(own))]
  // Pages of others do not name this one.
  const pages = [
    ...new Set([`/en${event}`, own, ...linked.filter(link => !/\/players\//.test(link) || link.startsWith(own))]),
  ]
  const others = [`/oembed?url=${encodeURIComponent(`${url}/en${event}`)}`, `/en/search?text=${canary}`]
  const addresses = [...pages, ...others]
  /** Those of some pages that say the name, to a stranger or to a player who is logged in. */
  const saying = async (
    of: readonly string[],
    seers: readonly Record<string, string>[] = [{}, { cookie: cookies.player }],
  ): Promise<string[]> => {
    const found: string[] = []
    for (const address of of)
      for (const headers of seers) {
        const body = await (await request.get(address, { headers })).text()
        if (body.includes(canary) && found.at(-1) !== address) found.push(address)
      }
    return found
  }
  const said = await saying(addresses, [{}])
  expect(said).toEqual(expect.arrayContaining([`/en${event}`, own, `/en/search?text=${canary}`]))
  expect(said.length).toBeGreaterThan(5)

  await act(cookies.staff, 'RequestErasure', { person, reason: '本人来信' })
  const rights = await query(url, cookies.staff2, 'PersonOffice', { id: person })
  const { id: erasure } = (rights.office as { erasure: { id: string } }).erasure
  await act(cookies.staff2, 'DecideErasure', { request: erasure, approve: true, reason: '核对无误' })
  await expect.poll(() => saying(said), { timeout: 60_000 }).toEqual([`/en/search?text=${canary}`])
  // What was typed is said back; nobody is found by it.
  expect(await (await request.get(`/en/search?text=${canary}`)).text()).not.toContain(`Anna ${canary}`)
})
