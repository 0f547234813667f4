import { getTranslations } from 'next-intl/server'
import { embedPath, subjectOfPage } from '@/lib/embed-kinds'
import { routing } from '@/i18n/routing'
import { ownAddress } from '@/lib/own-address'

const WIDTH = 480
const HEIGHT = 420

const problem = (status: 400 | 404 | 501, title: string): Response =>
  Response.json({ title, status }, { status, headers: { 'content-type': 'application/problem+json' } })

/** A whole number of pixels that the consumer has room for. */
const within = (asked: string | null, most: number): number => {
  const room = asked !== null && /^\d{1,5}$/.test(asked) ? Number(asked) : most
  return Math.min(room, most)
}

/**
 * What a page of ours looks like in somebody else's, for whoever knows only its address (oEmbed 1.0): `url`, `maxwidth`,
 * `maxheight`, `format`. 404 for an address that nothing can be shown of, 501 for another format than JSON.
 */
export const GET = async (request: Request): Promise<Response> => {
  const asked = new URL(request.url).searchParams
  const [address, url] = [await ownAddress(), asked.get('url')]
  if (url === null || !URL.canParse(url)) return problem(400, 'The parameter "url" is the address of a page.')
  if ((asked.get('format') ?? 'json') !== 'json') return problem(501, 'Answers are JSON.')
  const page = new URL(url)
  const [, prefix = '', rest = ''] = /^\/([^/]+)(\/.*)?$/.exec(page.pathname) ?? []
  const locale = routing.locales.find(one => one === prefix)
  const subject = subjectOfPage(rest)
  if (page.host !== new URL(address).host || !locale || !subject)
    return problem(404, 'Nothing of this address can be shown elsewhere.')
  const [width, height] = [within(asked.get('maxwidth'), WIDTH), within(asked.get('maxheight'), HEIGHT)]
  const t = await getTranslations({ locale, namespace: 'site' })
  const src = `${address}${embedPath(subject, locale, 'system')}`
  const title = subject.of === undefined ? t('titleSuffix') : `${subject.of} · ${t('titleSuffix')}`
  const text = (value: string) => value.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`)
  return Response.json(
    {
      version: '1.0',
      type: 'rich',
      provider_name: t('titleSuffix'),
      provider_url: address,
      title,
      width,
      height,
      html: `<iframe src="${text(src)}" title="${text(title)}" width="${width}" height="${height}" loading="lazy" style="border:0;max-width:100%"></iframe>`,
      cache_age: 3600,
    },
    { headers: { 'cache-control': 'public, max-age=3600' } },
  )
}
