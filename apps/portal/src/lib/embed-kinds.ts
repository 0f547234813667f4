/** What pages of other sites may show of ours, by the word in its address. */
export const embedKinds = ['standings', 'ranking', 'player', 'events'] as const
export type EmbedKind = (typeof embedKinds)[number]

/** What stands in the frame: of one thing by what its address says; events of the whole federation need none. */
export interface EmbedSubject {
  readonly kind: EmbedKind
  readonly of: string | undefined
}

const part = encodeURIComponent

/** Where the frame of it is, without host. */
export const embedPath = ({ kind, of }: EmbedSubject, locale: string, theme: string): string =>
  `/embed/${part(locale)}/${part(theme)}/${kind}${of === undefined ? '' : `/${part(of)}`}`

const pages: readonly { readonly kind: EmbedKind; readonly at: RegExp }[] = [
  { kind: 'standings', at: /^\/events\/([^/]+)\/?$/ },
  { kind: 'ranking', at: /^\/rankings\/([^/]+)\/?$/ },
  { kind: 'player', at: /^\/players\/([^/]+)\/?$/ },
  { kind: 'events', at: /^\/events\/?$/ },
]

/** What of a page of the portal can be shown elsewhere; `pathname` without its language. */
export const subjectOfPage = (pathname: string): EmbedSubject | undefined => {
  for (const { kind, at } of pages) {
    const found = at.exec(pathname)
    if (!found) continue
    try {
      return { kind, of: found[1] === undefined ? undefined : decodeURIComponent(found[1]) }
    } catch {
      return undefined
    }
  }
  return undefined
}
