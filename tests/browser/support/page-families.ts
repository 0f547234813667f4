import { sourceFiles } from '../../architecture/source-files.js'
import { patternOf } from '../../support/asked-from.js'

/**
 * The kinds of pages there are: the portal's routes, as patterns of addresses without the language. Frames for other sites are
 * none of them: no page of ours leads there.
 */

const isPage = (file: string): boolean =>
  /^apps\/portal\/src\/app\/\[locale\]\/(?:.*\/)?page\.tsx$/.test(file) &&
  !file.includes('/@') &&
  !file.includes('/[...rest]/')

/** Every family: `/events/[eventId]/boards/[board]`. */
export const families: readonly string[] = sourceFiles()
  .map(file => file.path)
  .filter(isPage)
  .map(patternOf)
  .sort()

const dynamicParts = (family: string): number => family.split('[').length - 1

const expressionOf = (family: string): RegExp => {
  const parts = family.split('/').map(part => {
    if (part.startsWith('[...')) return '.+'
    return part.startsWith('[') ? '[^/]+' : part.replaceAll('.', '\\.')
  })
  return new RegExp(`^${parts.join('/')}$`)
}

/** The fewest blanks first: `/desk/events/new` is no event of the name "new". */
const expressions = [...families]
  .sort((a, b) => dynamicParts(a) - dynamicParts(b))
  .map(family => ({ family, fits: expressionOf(family) }))

/** The family of an address without its language; undefined where it is none of a page. */
export const familyOf = (address: string): string | undefined => {
  const { pathname } = new URL(address, 'http://page')
  const asked = pathname === '' ? '/' : pathname
  return expressions.find(({ fits }) => fits.test(asked))?.family
}
