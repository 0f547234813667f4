import { expect, test, wordsOf } from './support/test.js'
import { walkFromMenu } from './support/walk.js'

const all = wordsOf('en')
const words = all.ownAccount.clients

test('a program is registered, fetches its token at the portal, changes its secret and is revoked', async ({
  openAs,
}) => {
  const name = `nightly ${Date.now()}`
  const page = await openAs('staff')
  await walkFromMenu(page, all.frame.myAccount)
  const part = page.getByRole('region', { name: words.title })
  await part.getByLabel(words.name).fill(name)
  await part.getByRole('button', { name: words.make, exact: true }).click()
  const shown = part.locator('[data-client-secret]')
  const first = (await shown.textContent()) ?? ''
  const entry = part.getByRole('listitem').filter({ hasText: name })
  const id = (await entry.locator('code').first().textContent()) ?? ''

  const fetchWith = (secret: string) =>
    page.request.post('/oauth/token', {
      form: { grant_type: 'client_credentials', client_id: id, client_secret: secret },
    })
  const fetched = await fetchWith(first)
  expect(fetched.headers()['cache-control']).toBe('no-store')
  const { access_token } = (await fetched.json()) as { access_token: string }
  const query = { query: '{ viewer { email } }' }
  const headers = { authorization: `Bearer ${access_token}` }
  const answer = await page.request.post('/graphql', { data: query, headers })
  expect(await answer.text()).toContain('@')

  await entry.getByLabel(words.overlap).selectOption('0')
  await entry.getByRole('button', { name: words.rotateNamed.replace('{name}', name) }).click()
  await expect(entry.locator('[data-client-secret]')).toBeVisible()
  const second = (await entry.locator('[data-client-secret]').textContent()) ?? ''
  const refused = await fetchWith(first)
  expect(refused.status()).toBe(401)
  expect(refused.headers()['www-authenticate']).toMatch(/^Basic/)
  expect((await fetchWith(second)).status()).toBe(200)
  await page.reload()
  await expect(entry.getByText(words.used)).toBeVisible()

  await entry.getByRole('button', { name: words.revokeNamed.replace('{name}', name) }).click()
  await expect(entry.getByText(all.ownAccount.tokens.revoked, { exact: true })).toBeVisible()
  expect((await fetchWith(second)).status()).toBe(401)
  expect((await page.request.post('/graphql', { data: query, headers })).status()).toBe(401)
  const metadata = await page.request.get('/.well-known/oauth-authorization-server')
  expect(await metadata.json()).toMatchObject({ grant_types_supported: ['client_credentials'] })
})
