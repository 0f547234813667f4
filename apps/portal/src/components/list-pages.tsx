import { useTranslations } from 'next-intl'
import { Pagination } from '@/components/ui/pagination'

interface ListPagesProps {
  readonly list: {
    readonly totalCount: number
    readonly edges: readonly unknown[]
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
  }
  /** The cursor behind which the page on the screen begins; absent on the first. */
  readonly after: string | undefined
  /** The address of the page behind a cursor; without one that of the first page. */
  readonly hrefOf: (after?: string) => string
  /** What the list is called, where a page has several. */
  readonly name?: string
}

/** Steps through a list: how much of it is shown, back to its beginning, on to the next page. */
export function ListPages({ list: { totalCount, edges, pageInfo }, after, hrefOf, name }: ListPagesProps) {
  const t = useTranslations('common')
  const { hasNextPage, endCursor } = pageInfo
  return (
    <Pagination
      label={name ? t('pagesOf', { name }) : t('pages')}
      summary={t('showing', { total: totalCount, shown: edges.length })}
      previous={after ? { href: hrefOf(), label: t('firstPage') } : undefined}
      next={hasNextPage && endCursor ? { href: hrefOf(endCursor), label: t('nextPage') } : undefined}
    />
  )
}
