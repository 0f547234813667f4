import { paths } from '@/lib/paths'
import type { Found } from './load-search'

type Whole = NonNullable<Found['wholeNumber']>

const pages: Readonly<Record<Whole['kind'], (slug: string) => string>> = {
  player: number => paths.player({ number }),
  event: slug => paths.event({ slug }),
  organisation: code => paths.club({ code }),
  appeal: slug => paths.case({ slug }),
  board: slug => {
    const at = slug.lastIndexOf('/')
    return paths.eventSection({ slug: slug.slice(0, at) }, `boards/${slug.slice(at + 1)}`)
  },
  article: slug => {
    const [shelf = '', book = '', number = ''] = slug.split('/')
    return paths.lawArticle({ shelf, slug: book }, { number })
  },
}

/** Where a whole number or code leads. */
export const pageOfWhole = ({ kind, slug }: Whole): string => pages[kind](slug)
