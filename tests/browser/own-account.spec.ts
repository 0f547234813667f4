import { runningDatabase, scene, totpOf, useCases } from '@paiji/api/testing'
import { surroundings } from './support/places.js'
import { oneOf } from './support/settled.js'
import { expect, test, wordsOf } from './support/test.js'
import { walkFromMenu, walkTo, walkToDesk } from './support/walk.js'

const all = wordsOf('en')
const { ownAccount: words, login, accounts, invitation } = all

test('somebody is invited, sets up a second factor, logs in with its code, and sees all of it', async ({
  page,
  openAs,
}) => {
  const [email, password] = [`invited-${Date.now()}@paiji.example`, 'a long enough one']
  const office = await openAs('admin')
  await walkToDesk(office, new RegExp(`^${all.desk.accounts}`), accounts.invite)
  await office.locator('#invite-name').fill('周明')
  await office.locator('#invite-email').fill(email)
  await office.getByRole('button', { name: accounts.inviteNow }).click()
  const link = await office.getByRole('region', { name: accounts.linkTitle }).locator('code').textContent()

  await page.goto(link ?? '')
  await page.locator('#password').fill(password)
  await page.locator('#again').fill(password)
  await page.getByRole('button', { name: invitation.submit }).click()
  await page.waitForURL(/\/login/)
  const enter = async () => {
    await page.locator('main #email').fill(email)
    await page.locator('main #password').fill(password)
    await page.locator('main form button[type=submit]').click()
  }
  await enter()
  await walkFromMenu(page, all.frame.myAccount)
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
  await page.locator('#on-password').fill(password)
  await page.getByRole('button', { name: words.turnOn }).click()
  await expect(page.getByRole('img', { name: words.square })).toBeVisible()
  const uri = (await page.getByRole('link', { name: words.openAuthenticator }).getAttribute('href')) ?? ''
  await page.getByLabel(words.firstCode).fill(totpOf(uri))
  await page.getByRole('button', { name: words.confirm }).click()
  await expect(page.getByText(words.isOn, { exact: true })).toBeVisible()

  await page.context().clearCookies()
  await page.goto('/en')
  await walkTo(page, all.frame.logIn)
  await enter()
  await expect(page.getByLabel(login.code)).toBeVisible()
  await page.getByLabel(login.code).fill('000000')
  await page.locator('main form button[type=submit]').click()
  await expect(page.getByLabel(login.code)).toBeFocused()
  await expect(page.getByLabel(login.code)).toHaveAccessibleDescription(`${login.codeHint} ${login.codeRefused}`)
  // Each code serves once: that of the set-up opens nothing any more.
  await page.getByLabel(login.code).fill(totpOf(uri, Date.now() + 30_000))
  await page.locator('main form button[type=submit]').click()
  await walkFromMenu(page, all.frame.myAccount)
  for (const kind of ['SECOND_FACTOR_ON', 'SECOND_STEP_FAILED'] as const)
    await expect(page.getByText(words.kind[kind])).toBeVisible()

  await page.locator('#current').fill(password)
  await page.locator('#next').fill('another long one')
  await page.locator('#again').fill('another wrong one')
  await page.getByRole('button', { name: words.changePassword }).click()
  await expect(page.locator('#again')).toBeFocused()
  await expect(page.locator('#again')).toHaveAccessibleDescription(words.outcome.different)
  await page.locator('#current').fill(password)
  await page.locator('#next').fill('another long one')
  await page.locator('#again').fill('another long one')
  await page.getByRole('button', { name: words.changePassword }).click()
  await expect(page.getByText(words.outcome.passwordChanged)).toBeVisible()
  await expect(page.getByText(words.thisOne, { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: words.endSession })).toHaveCount(0)

  const device = await page.context().newCDPSession(page)
  await device.send('WebAuthn.enable')
  const asksWhoHoldsIt = { hasResidentKey: true, hasUserVerification: true, isUserVerified: true } as const
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true, ...asksWhoHoldsIt },
  })
  await page.locator('#passkey-name').fill('测试机')
  await page.getByRole('button', { name: words.addPasskey }).click()
  await expect(page.getByRole('listitem').filter({ hasText: '测试机' })).toBeVisible()
  await expect(page.getByText(words.kind.PASSKEY_ADDED)).toBeVisible()
  await page.context().clearCookies()
  await page.goto('/en')
  await walkTo(page, all.frame.logIn)
  await page.getByRole('button', { name: login.byPasskey }).click()
  await walkFromMenu(page, all.frame.myAccount)
  await page.getByRole('button', { name: words.removePasskeyNamed.replace('{name}', '测试机') }).click()
  await expect(page.getByText(words.kind.PASSKEY_REMOVED)).toBeVisible()

  await walkFromMenu(page, all.frame.my)
  await walkTo(page, all.claims.toPlayers)
  // Somebody whose record no account holds: the last of the list, or one before.
  const free = page.getByRole('link', { name: all.claims.thisIsMe })
  for (let at = -1; at > -9; at--) {
    await page.locator('main table a[href*="/players/"]').nth(at).click()
    await page.waitForURL(/\/players\/[^/?]+$/)
    if ((await oneOf({ free, held: page.locator('main nav a').first() })) === 'free') break
    await page.goBack()
    await page.waitForURL(/\/players$/)
  }
  await walkTo(page, all.claims.thisIsMe)
  await page.locator('#claim-proof').fill('My card number ends in 17.')
  await page.getByRole('button', { name: all.claims.send }).click()
  await expect(page.getByText(all.claims.status.OPEN, { exact: true })).toBeVisible()

  // The phone is lost: one administrator proposes it, its holder reads of it, a second one agrees on a phone.
  await walkToDesk(office, new RegExp(`^${all.desk.accounts}`))
  await office.locator('main input[name=text]').fill(email)
  await office.locator('main input[name=text]').press('Enter')
  await office.waitForURL(/text=/)
  await office.locator('main table a').first().click()
  await office.getByLabel(accounts.recoveryReason).fill('Came with the membership card.')
  await office.getByRole('button', { name: accounts.proposeRecovery }).click()
  await expect(office.getByText(accounts.recoveryOpen)).toBeVisible()
  await expect(office.getByRole('button', { name: accounts.approveRecovery })).toBeDisabled()
  await walkFromMenu(page, all.frame.myAccount)
  await expect(page.getByRole('button', { name: words.stopRecovery })).toBeVisible()
  const second = await openAs('admin2', { viewport: { width: 360, height: 740 } })
  await walkToDesk(second)
  await second.getByRole('link', { name: /Ming/ }).first().click()
  await expect(second.getByText('Came with the membership card.')).toBeVisible()
  await second.getByRole('button', { name: accounts.approveRecovery }).click()
  // The page is read again meanwhile, without the proposal: the link stays.
  await expect(second.getByText(accounts.noPassword)).toBeVisible()
  const again = await second.getByRole('region', { name: accounts.linkTitle }).locator('code').textContent()
  await page.context().clearCookies()
  await page.goto(again ?? '')
  await page.locator('#password').fill('the third long one')
  await page.locator('#again').fill('the third long one')
  await page.getByRole('button', { name: invitation.submit }).click()
  await page.waitForURL(/\/login/)
  await page.locator('main #email').fill(email)
  await page.locator('main #password').fill('the third long one')
  await page.locator('main form button[type=submit]').click()
  await walkFromMenu(page, all.frame.myAccount)
  await expect(page.getByText(words.isOff, { exact: true })).toBeVisible()
})

test('a token made in a session left open asks for another code, and goes on with it', async ({ page }, info) => {
  const { cases } = surroundings()
  info.skip(!cases, 'PAIJI_DATA_DIR does not say where the database of the running stack is.')
  if (!cases) return
  const [email, password] = [`fresh-${Date.now()}@paiji.example`, 'a long enough one']
  const database = await runningDatabase(cases.dataDir)
  try {
    const made = scene.must(await useCases.createAccount(database.db, { name: '郑重', email, password }))
    const [body] =
      await database.sql`select id, name_en as name from organisation where kind = 'club' order by id limit 1`
    await database.sql`insert into role_grant (account_id, role, scope_kind, scope_id, valid, granted_by)
      values (${made}, 'scorer', 'organisation', ${String(body?.id)}, '[2024-01-01,)', 'test')`
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/en')
    await walkFromMenu(page, all.frame.logIn)
    await page.locator('main #email').fill(email)
    await page.locator('main #password').fill(password)
    await page.locator('main form button[type=submit]').first().click()
    await walkFromMenu(page, all.frame.myAccount)
    await page.locator('#on-password').fill(password)
    await page.getByRole('button', { name: words.turnOn }).click()
    const uri = (await page.getByRole('link', { name: words.openAuthenticator }).getAttribute('href')) ?? ''
    await page.getByLabel(words.firstCode).fill(totpOf(uri))
    await page.getByRole('button', { name: words.confirm }).click()
    await expect(page.getByText(words.isOn, { exact: true })).toBeVisible()
    await database.sql`update session set second_factor_at = now() - interval '1 hour' where user_id = ${made}`
    await page.locator('#token-name').fill('night job')
    // It reaches no further than the one club.
    await page.locator('#token-place').selectOption({ label: String(body?.name) })
    await page.getByRole('button', { name: words.tokens.make, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: all.freshCode.title })
    await dialog.getByLabel(all.freshCode.code).fill('000000')
    await dialog.getByRole('button', { name: all.freshCode.go }).click()
    await expect(dialog.getByText(all.freshCode.problem.wrong)).toBeVisible()
    if (process.env.SHOTS) await page.screenshot({ path: info.outputPath('fresh-code.png') })
    await dialog.getByLabel(all.freshCode.code).fill(totpOf(uri, Date.now() + 30_000))
    await dialog.getByRole('button', { name: all.freshCode.go }).click()
    await expect(page.locator('[data-token]')).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('listitem').filter({ hasText: 'night job' })).toContainText(String(body?.name))
  } finally {
    await database.release()
  }
})

test('a query is answered whole as a file, on a phone, after a slip in it', async ({ openAs }) => {
  const page = await openAs('player', { viewport: { width: 360, height: 740 } })
  await page.goto('/zh-CN')
  const { frame, ownAccount } = wordsOf('zh-CN')
  await walkFromMenu(page, frame.myAccount)
  const part = page.getByRole('region', { name: ownAccount.exports.title })
  const query = part.getByRole('textbox').first()
  await query.fill('{ people {')
  await part.getByRole('button', { name: ownAccount.exports.start }).click()
  await expect(part.getByRole('alert')).toBeVisible()
  await expect(query).toHaveValue('{ people {')
  await query.fill(`query ($first: Int!, $after: String) { people(first: $first, after: $after) {
    edges { node { number } } pageInfo { hasNextPage endCursor } } }`)
  await part.getByRole('button', { name: ownAccount.exports.start }).dblclick()
  // The page tells by itself when it is done, and a double press asked once.
  const file = part.getByRole('link', { name: ownAccount.exports.fetch })
  await expect(file).toHaveCount(1, { timeout: 30_000 })
  await expect(part.getByRole('listitem')).toHaveCount(1)
  const answer = await page.request.get((await file.getAttribute('href')) ?? '')
  const lines = (await answer.text()).trim().split('\n')
  expect(lines.length).toBeGreaterThan(100)
  expect(JSON.parse(lines[0] ?? '')).toEqual({ number: expect.stringMatching(/^\d{8,11}$/) })
})
