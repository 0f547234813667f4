import { AIM, aimOf, inKB, type Limit, limitOf, TOOL_AIM, weighedFamilies, weighFamilies } from '../weight/families.js'
import written from '../weight/limits.json' with { type: 'json' }
import { expect, test } from './support/test.js'

const limits: Readonly<Record<string, Limit>> = written

/**
 * What public pages weigh, held so that it grows by decision alone: `npm run weigh` prints it, `npm run weigh -- --write`
 * takes it for the limits, which may never lie above the aim.
 */

test('each kind of page has a limit within the aim, and no limit is of a page that is none', () => {
  expect(Object.keys(limits).sort()).toEqual(weighedFamilies.map(({ name }) => name).sort())
  expect([AIM, TOOL_AIM].map(({ html, scripts }) => [html, scripts])).toEqual([
    [150, 190],
    [200, 190],
  ])
  const loose = Object.entries(limits).filter(
    ([name, { html, scripts }]) => html > aimOf(name).html || scripts > aimOf(name).scripts,
  )
  expect(loose).toEqual([])
})

for (const family of weighedFamilies)
  test(`${family.name} keeps to its weight`, async ({ baseURL, at }) => {
    const weight = (await weighFamilies(baseURL ?? '', at, [family])).get(family.name)
    const limit = limitOf(family.name)
    const found = { html: inKB(weight?.html ?? 0), scripts: inKB(weight?.scripts ?? 0) }
    expect(found.html, `KB of HTML; limit ${limit?.html}`).toBeLessThanOrEqual(limit?.html ?? 0)
    expect(found.scripts, `KB of packed scripts; limit ${limit?.scripts}`).toBeLessThanOrEqual(limit?.scripts ?? 0)
    // What became lighter stays so: its limit is taken down.
    expect(found.scripts, `KB of packed scripts; limit ${limit?.scripts}`).toBeGreaterThan((limit?.scripts ?? 0) - 5)
  })
