import { hasLocale } from 'next-intl'
import { suggest } from '@/features/search'
import { routing } from '@/i18n/routing'

interface Address {
  readonly params: Promise<{ readonly locale: string }>
}

/** What is found while somebody types, as the viewer may see it. */
export async function GET(request: Request, { params }: Address): Promise<Response> {
  const { locale: asked } = await params
  const locale = hasLocale(routing.locales, asked) ? asked : routing.defaultLocale
  const text = new URL(request.url).searchParams.get('q') ?? ''
  const found = await suggest(text.trim().slice(0, 100), locale)
  return Response.json(found, { headers: { 'cache-control': 'private, no-store' } })
}
