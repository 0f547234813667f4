import { hasLocale } from 'next-intl'
import { setRequestLocale } from 'next-intl/server'
import { suggest } from '@/features/search'
import { routing } from '@/i18n/routing'

/** What is found while somebody types, as the viewer may see it. */
export async function GET(request: Request): Promise<Response> {
  const asked = new URL(request.url).searchParams
  const lang = asked.get('lang')
  const locale = hasLocale(routing.locales, lang) ? lang : routing.defaultLocale
  setRequestLocale(locale)
  const found = await suggest((asked.get('q') ?? '').trim().slice(0, 100), locale)
  return Response.json(found, { headers: { 'cache-control': 'private, no-store' } })
}
