/**
 * What a hall needs when its network fails: scripts, styles and fonts, and the pages of the score desk, the table and the
 * event that were open here last. Pages belong to the session they were read in: with every sign-in and sign-out they are
 * dropped, and a page that is no longer shown when it is asked for is not kept either.
 */
const FILES = 'paiji-files-1'
const PAGES = 'paiji-pages-1'
const MOST_FILES = 400
const MOST_PAGES = 60
/** A page that is led to without loading its document is fetched for keeping once in this time, in milliseconds. */
const FRESH = 60_000
const KEPT_AT = 'x-paiji-kept-at'
const NO_NETWORK = '/offline.html'

/** Pages that go on being of use without a network. */
const isOfHall = path => /^\/(?:zh-CN|en)\/(?:desk\/sessions|desk\/stages|table|rounds|events)(?:\/|$)/.test(path)

const isLasting = path => path.startsWith('/_next/static/') || path.startsWith('/fonts/')

/** Whoever is signed in may be somebody else after this. */
const changesSession = ({ method }, path) =>
  method !== 'GET' && method !== 'HEAD' && /^\/(?:session|oauth|api\/auth)(?:\/|$)/.test(path)

/** Drops what was kept first beyond the number. */
const trim = async (name, most) => {
  const cache = await caches.open(name)
  const keys = await cache.keys()
  for (const key of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(key)
}

/** Counts changes of session: what was asked for before one is not kept after it. */
let sessions = 0

const keep = async (address, response, session) => {
  const headers = new Headers(response.headers)
  headers.set(KEPT_AT, String(Date.now()))
  const kept = new Response(await response.blob(), { status: response.status, headers })
  if (session !== sessions) return
  const cache = await caches.open(PAGES)
  await cache.delete(address)
  await cache.put(address, kept)
  await trim(PAGES, MOST_PAGES)
}

const isPage = response =>
  response.ok && !response.redirected && (response.headers.get('content-type') ?? '').startsWith('text/html')

/** Fetches the document of a page that was led to from another one, unless it was fetched just now. */
const keepDocument = async address => {
  const known = await (await caches.open(PAGES)).match(address)
  if (known && Date.now() - Number(known.headers.get(KEPT_AT)) < FRESH) return
  const session = sessions
  const response = await fetch(address, { credentials: 'same-origin', headers: { accept: 'text/html' } })
  if (isPage(response)) await keep(address, response, session)
}

const languageOf = path => (path.startsWith('/en/') ? 'en' : 'zh-CN')

/** Said beneath the page: a static file, no message of the portal reaches here. */
const staleWords = {
  'zh-CN': time => `没有网络：这是 ${time} 存下的页面，之后的变动不在其中。`,
  en: time => `No network: this page was kept at ${time}; what changed since is not in it.`,
}

/** A time as the portal writes it, to the minute and in the reader's own zone. */
const timeIn = (at, language) =>
  new Date(at).toLocaleString(language === 'en' ? 'en-GB' : language, {
    year: 'numeric',
    month: language === 'en' ? 'short' : 'numeric',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })

/** The kept page with a line that says when it was kept. */
const asKept = async (kept, path) => {
  const language = languageOf(path)
  const time = timeIn(Number(kept.headers.get(KEPT_AT)), language)
  const line = `<p role="status" class="kept-page">${staleWords[language](time)}</p>`
  const html = (await kept.text()).replace(/<\/body>/, `${line}</body>`)
  return new Response(html, { status: 200, headers: kept.headers })
}

const keptOr = async (address, path, otherwise) => {
  const kept = await (await caches.open(PAGES)).match(address)
  if (kept) return asKept(kept, path)
  return otherwise ?? (await caches.match(NO_NETWORK)) ?? Response.error()
}

/** The page as the network has it; the kept one where there is no network or what stands before the portal says so. */
const pageOf = async (event, { pathname, search }) => {
  const address = pathname + search
  const session = sessions
  let response
  try {
    response = await fetch(event.request)
  } catch {
    return keptOr(address, pathname)
  }
  if (!isOfHall(pathname)) return response
  if (response.status === 502 || response.status === 503 || response.status === 504)
    return keptOr(address, pathname, response)
  if (isPage(response)) event.waitUntil(keep(address, response.clone(), session))
  else event.waitUntil(caches.open(PAGES).then(cache => cache.delete(address)))
  return response
}

const fileOf = async (event, request) => {
  const cache = await caches.open(FILES)
  const kept = await cache.match(request)
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok) event.waitUntil(cache.put(request, response.clone()).then(() => trim(FILES, MOST_FILES)))
  return response
}

/** Which page a step inside the portal asks the data of; undefined for what is only fetched beforehand. */
const stepTo = (request, url) => {
  if (request.headers.get('rsc') === null || request.headers.get('next-router-prefetch') !== null) return undefined
  const values = new URLSearchParams(url.search)
  values.delete('_rsc')
  return values.size > 0 ? `${url.pathname}?${values}` : url.pathname
}

self.addEventListener('install', event => {
  event.waitUntil(
    caches
      .open(FILES)
      .then(cache => cache.add(NO_NETWORK))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', event => {
  const others = async () => {
    for (const name of await caches.keys()) if (name !== FILES && name !== PAGES) await caches.delete(name)
    await self.clients.claim()
  }
  event.waitUntil(others())
})

self.addEventListener('message', event => {
  const { keep: address } = event.data ?? {}
  if (typeof address === 'string' && isOfHall(address)) event.waitUntil(keepDocument(address).catch(() => undefined))
})

self.addEventListener('fetch', event => {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== self.location.origin) return
  if (changesSession(request, url.pathname)) {
    sessions += 1
    event.waitUntil(caches.delete(PAGES))
    return
  }
  if (request.method !== 'GET') return
  if (request.mode === 'navigate') event.respondWith(pageOf(event, url))
  else if (isLasting(url.pathname)) event.respondWith(fileOf(event, request))
  else if (isOfHall(url.pathname)) {
    const address = stepTo(request, url)
    if (address) event.waitUntil(keepDocument(address).catch(() => undefined))
  }
})
