import 'server-only'
import { createTranslator, hasLocale } from 'next-intl'
import { codeText } from '@/i18n/code-text'
import { loadMessages } from '@/i18n/load-messages'
import { routing } from '@/i18n/routing'
import { type FileCell, isListName, type ListRequest, listFiles } from './lists'
import { fileTypes, type FileType, writeFile } from './write-file'

/** More rows than this are not one file. */
const MOST_ROWS = 20_000

const isType = (text: string): text is FileType => Object.hasOwn(fileTypes, text)

const requestOf = async (search: URLSearchParams): Promise<ListRequest> => {
  const asked = search.get('locale') ?? ''
  const locale = hasLocale(routing.locales, asked) ? asked : routing.defaultLocale
  const t = createTranslator({ locale, messages: await loadMessages(locale) })
  const word = (namespace: string, code: string) => codeText(t, `${namespace}.${code}`, {}, code)
  return { id: search.get('id') ?? '', text: search.get('text') || null, locale, word }
}

/** A list of the portal as a file, in the reader's name and language: what they may not see is not in it. */
export const listResponse = async (list: string, type: string, search: URLSearchParams): Promise<Response> => {
  if (!isListName(list) || !isType(type)) return new Response(null, { status: 404 })
  const request = await requestOf(search)
  const { locale } = request
  const t = createTranslator({ locale, messages: await loadMessages(locale), namespace: 'listFiles' })
  const { columns, page } = listFiles[list]
  const rows: (readonly FileCell[])[] = [columns.map(column => codeText(t, column))]
  let after: string | undefined
  do {
    const answer = await page(request, after)
    if (!answer.ok) return new Response(null, { status: answer.failure.layer === 'missing' ? 404 : 403 })
    rows.push(...answer.data.rows)
    after = answer.data.next
  } while (after !== undefined && rows.length <= MOST_ROWS)
  const name = encodeURIComponent(`${t(`names.${list}`)}.${type}`)
  const body = await writeFile(rows, type)
  return new Response(Buffer.from(body), {
    headers: {
      'content-type': fileTypes[type],
      'content-disposition': `attachment; filename="${list}.${type}"; filename*=UTF-8''${name}`,
      'cache-control': 'private, no-store',
    },
  })
}
