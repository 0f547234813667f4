import { lawPreview } from '@/features/laws'

interface Asked {
  readonly params: Promise<{
    readonly locale: string
    readonly shelf: string
    readonly book: string
    readonly article: string
  }>
}

/** What an article is about, for whoever rests on a citation of it. */
export async function GET(_request: Request, { params }: Asked): Promise<Response> {
  const { locale, shelf, book, article } = await params
  const preview = await lawPreview(locale, { shelf, slug: book, cited: article })
  return preview
    ? Response.json(preview, { headers: { 'cache-control': 'public, max-age=3600' } })
    : new Response(null, { status: 404 })
}
