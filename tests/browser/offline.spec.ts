import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { expect, test } from '@playwright/test'

/**
 * The portal's service worker in a browser, before a server that can be cut off: the portal itself serves all specs at once.
 */

const publicFile = (name: string): string =>
  readFileSync(path.resolve(import.meta.dirname, '../../apps/portal/public', name), 'utf8')

test.use({ serviceWorkers: 'allow' })
test.describe.configure({ mode: 'serial' })

let server: Server
let address = ''
let reader = 'nobody'
/** Pages as the server was asked for them, without those it was asked for while cut off. */
const asked: string[] = []

const page = (name: string): string =>
  `<!doctype html><html><body><h1>${name} of ${reader}</h1><script>navigator.serviceWorker.register('/sw.js')</script></body></html>`

const start = (port = 0): Promise<void> =>
  new Promise(resolve => {
    server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost')
      const send = (type: string, body: string, status = 200) =>
        response.writeHead(status, { 'content-type': type, connection: 'close' }).end(body)
      if (pathname === '/sw.js') return send('text/javascript', publicFile('sw.js'))
      if (pathname === '/offline.html') return send('text/html; charset=utf-8', publicFile('offline.html'))
      if (pathname === '/_next/static/a.js') return send('text/javascript', 'true')
      if (pathname === '/session') {
        reader = 'somebody else'
        return send('text/plain', 'ok')
      }
      asked.push(`${request.headers.rsc ? 'step ' : ''}${pathname}`)
      if (pathname.endsWith('/gone') && reader !== 'nobody') return send('text/html', 'gone', 404)
      return send('text/html; charset=utf-8', page(pathname))
    })
    server.listen(port, '127.0.0.1', () => {
      address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
      resolve()
    })
  })

const cut = (): Promise<void> =>
  new Promise(resolve => {
    server.close(() => resolve())
    server.closeAllConnections()
  })

test.beforeEach(async ({ page: tab }) => {
  reader = 'nobody'
  await start()
  await tab.goto(`${address}/zh-CN/events`)
  await tab.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller)
      await new Promise(resolve => navigator.serviceWorker.addEventListener('controllerchange', resolve))
  })
})
test.afterEach(() => cut())

test('opens a desk that was open before, and says when it was kept', async ({ page: tab }) => {
  await tab.goto(`${address}/zh-CN/desk/sessions/1`)
  await tab.evaluate(() => fetch('/_next/static/a.js'))
  await cut()
  await tab.goto(`${address}/zh-CN/desk/sessions/1`)
  await expect(tab.locator('h1')).toHaveText('/zh-CN/desk/sessions/1 of nobody')
  await expect(tab.getByRole('status')).toContainText('没有网络')
  expect(await tab.evaluate(async () => (await fetch('/_next/static/a.js')).text())).toBe('true')
  await tab.goto(`${address}/en/desk/sessions/2`)
  await expect(tab.locator('h1').last()).toHaveText('No network')
})

test('keeps the page that a step inside the portal leads to', async ({ page: tab }) => {
  await tab.evaluate(() => fetch('/en/desk/sessions/3/rounds/1?_rsc=x', { headers: { rsc: '1' } }))
  await expect.poll(() => asked).toContain('/en/desk/sessions/3/rounds/1')
  await expect
    .poll(() => tab.evaluate(async () => Boolean(await caches.match('/en/desk/sessions/3/rounds/1'))))
    .toBe(true)
  await cut()
  await tab.goto(`${address}/en/desk/sessions/3/rounds/1`)
  await expect(tab.getByRole('status')).toHaveText(
    /^No network: this page was kept at \d{1,2} [A-Z][a-z]{2,3} \d{4}, \d\d:\d\d; what/,
  )
})

test('shows nobody what another account has read, and keeps no page of other parts', async ({ page: tab }) => {
  await tab.goto(`${address}/zh-CN/my`)
  await tab.goto(`${address}/zh-CN/desk/sessions/4`)
  await expect.poll(() => tab.evaluate(async () => Boolean(await caches.match('/zh-CN/desk/sessions/4')))).toBe(true)
  expect(await tab.evaluate(async () => Boolean(await caches.match('/zh-CN/my')))).toBe(false)
  await tab.evaluate(() => fetch('/session', { method: 'POST' }))
  await expect.poll(() => tab.evaluate(async () => Boolean(await caches.match('/zh-CN/desk/sessions/4')))).toBe(false)
  await cut()
  await tab.goto(`${address}/zh-CN/desk/sessions/4`)
  await expect(tab.locator('h1').first()).toHaveText('没有网络')
})

test('drops a page that is no longer shown', async ({ page: tab }) => {
  await tab.goto(`${address}/zh-CN/events/gone`)
  await expect.poll(() => tab.evaluate(async () => Boolean(await caches.match('/zh-CN/events/gone')))).toBe(true)
  reader = 'somebody'
  await tab.goto(`${address}/zh-CN/events/gone`)
  await expect.poll(() => tab.evaluate(async () => Boolean(await caches.match('/zh-CN/events/gone')))).toBe(false)
})
