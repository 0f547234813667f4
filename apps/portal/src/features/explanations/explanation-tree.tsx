import { useLocale, useTranslations } from 'next-intl'
import { ClauseRef } from '@/components/clause-ref'
import { ChevronIcon } from '@/components/ui/icons'
import { type CodeValues, codeText } from '@/i18n/code-text'
import { slotWords } from '@/i18n/slot-words'
import { valuesOf } from '@/i18n/problem-message'
import { Link } from '@/i18n/navigation'
import { formatDate } from '@/lib/format/dates'
import { printFigure } from '@/lib/format/points'
import { matchWords } from '@/lib/match-words'

export interface ExplanationNode {
  readonly index: number
  readonly parent: number | null
  readonly depth: number
  readonly code: string
  readonly value: string
  readonly params: readonly { readonly name: string; readonly value: string }[]
  readonly clause: { readonly edition: string; readonly article: string } | null
  readonly factId: string | null
}

interface TreeProps {
  readonly nodes: readonly ExplanationNode[]
  /** Namespace of the sport's own sentences; those of awards and tie-breaks are common. */
  readonly sport?: string
  /** The page of the fact a node rests on. */
  readonly factHref?: (node: ExplanationNode) => string | undefined
  /** Name of an event a sentence speaks of by its id. */
  readonly eventName?: (event: string) => string | undefined
  /** Name of a grade a sentence speaks of by its code. */
  readonly gradeName?: (grade: string) => string | undefined
}

type Names = Pick<TreeProps, 'eventName' | 'gradeName'>

const DAY = /^\d{4}-\d{2}-\d{2}$/

const signed = (text: string): string => (/^-\d/.test(text) ? printFigure(text) : text)

/** The values of a node in the reader's words: criteria, places, contestants, codes, figures. */
const useValues = (node: ExplanationNode, { eventName, gradeName }: Names): CodeValues => {
  const locale = useLocale()
  const criteria = useTranslations('tieBreak')
  const places = useTranslations('place')
  const words = useTranslations('printed')
  const categories = useTranslations('category')
  const matches = useTranslations('rounds.match')
  const units = useTranslations('unit')
  const read = (name: string, value: string): string => {
    if (DAY.test(value)) return formatDate(value, locale)
    if (name === 'criterion') return codeText(criteria, value)
    if (name === 'event') return eventName?.(value) ?? value
    if (name === 'grade') return gradeName?.(value) ?? value
    if (name === 'colours')
      return value
        .split(' ')
        .map(colour => codeText(words, `colour.${colour}`, {}, colour))
        .join(' / ')
    if (name === 'category' || name === 'categories')
      return value
        .split(' ')
        .map(category => codeText(categories, category, {}, category))
        .join(' / ')
    if (name === 'unit') return codeText(units, value)
    if (name === 'match') return matchWords(matches, value)
    if (name === 'slot') return slotWords(places, value)
    return codeText(words, `${name}.${value}`, {}, signed(value))
  }
  return Object.fromEntries(
    Object.entries(valuesOf(node.params, locale)).map(([name, value]) => [name, read(name, String(value))]),
  )
}

function Sentence({ node, sport, ...names }: Names & Pick<TreeProps, 'sport'> & { readonly node: ExplanationNode }) {
  const own = useTranslations(`explain.${sport ?? 'award'}` as 'explain.bridge')
  const common = useTranslations('explain.award')
  const pairing = useTranslations('explain.pairing')
  const values = useValues(node, names)
  const shared = codeText(common, node.code, values, codeText(pairing, node.code, values))
  return <>{codeText(own, node.code, values, shared)}</>
}

/** A figure, or whether a condition is met. */
function Value({ value }: { readonly value: string }) {
  const words = useTranslations('printed')
  return <>{codeText(words, `condition.${value}`, {}, printFigure(value))}</>
}

interface BranchProps extends TreeProps {
  readonly parent: number | null
  /** The page that a step above leads to: it is not offered twice. */
  readonly above?: string | undefined
}

function Branch({ parent, above, ...tree }: BranchProps) {
  const t = useTranslations('explain.view')
  const children = tree.nodes.filter(node => node.parent === parent)
  if (children.length === 0) return null
  return (
    <ol className={parent === null ? '' : 'ml-1.5 border-rule border-l pl-4'}>
      {children.map(node => {
        const page = tree.factHref?.(node)
        const href = page === above ? undefined : page
        const below = <Branch {...tree} parent={node.index} above={page ?? above} />
        const folded = node.depth === 1 && tree.nodes.some(item => item.parent === node.index)
        const door = node.clause ? <ClauseRef clause={node.clause} /> : null
        const line = (
          <>
            <span className="min-w-0">
              <Sentence node={node} sport={tree.sport} eventName={tree.eventName} gradeName={tree.gradeName} />
              {door && !folded ? <span className="ml-2">{door}</span> : null}
            </span>
            <span className={node.depth === 0 ? 'figures shrink-0 font-semibold text-lg' : 'figures shrink-0'}>
              <Value value={node.value} />
            </span>
          </>
        )
        return (
          <li key={node.index} className="py-1">
            {folded ? (
              <details>
                <summary className="flex list-none items-baseline gap-1 rounded-md hover:bg-raised">
                  <ChevronIcon
                    width="0.8em"
                    height="0.8em"
                    className="shrink-0 text-muted transition-transform duration-150 [[open]>summary>&]:rotate-90"
                  />
                  <span className="flex flex-1 items-baseline justify-between gap-4">{line}</span>
                </summary>
                {/* A door within what unfolds would be one control in another. */}
                {door ? <p className="ml-4">{door}</p> : null}
                {below}
                {href ? <FactLink href={href} label={t('openFact')} /> : null}
              </details>
            ) : (
              <>
                <div className="flex items-baseline justify-between gap-4">{line}</div>
                {href ? <FactLink href={href} label={t('openFact')} /> : null}
                {below}
              </>
            )}
          </li>
        )
      })}
    </ol>
  )
}

function FactLink({ href, label }: { readonly href: string; readonly label: string }) {
  return (
    <Link href={href} className="link text-sm">
      {label}
    </Link>
  )
}

/** Value → steps → facts → article, as a list that folds at the second level. */
export function ExplanationTree(props: TreeProps) {
  return <Branch {...props} parent={null} />
}
