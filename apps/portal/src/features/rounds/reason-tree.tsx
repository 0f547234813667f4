import { useLocale, useTranslations } from 'next-intl'
import { codeText } from '@/i18n/code-text'
import { valuesOf } from '@/i18n/problem-message'
import { matchWords } from '@/lib/match-words'
import type { RoundTableData } from './round-data'

/** Reasons that name other matches of the bracket. */
const ofBracket = (code: string): boolean => /^bracket(Winners|Losers|Final)$/.test(code)

type Nodes = NonNullable<RoundTableData['because']>['nodes']

/** Why these meet, who was passed over and why, what had to be given up: the pairing's own record, in words. */
export function ReasonTree({ nodes, parent = null }: { readonly nodes: Nodes; readonly parent?: number | null }) {
  const sentences = useTranslations('explain.pairing')
  const words = useTranslations('rounds.printed')
  const matches = useTranslations('rounds.match')
  const locale = useLocale()
  const children = nodes.filter(node => node.parent === parent)
  if (children.length === 0) return null
  return (
    <ol className={parent === null ? 'flex flex-col gap-2' : 'mt-2 ml-1.5 border-rule border-l pl-4'}>
      {children.map(node => {
        const values = Object.fromEntries(
          Object.entries(valuesOf(node.params, locale)).map(([name, value]) => [
            name,
            name === 'first' || name === 'second'
              ? ofBracket(node.code)
                ? matchWords(matches, String(value))
                : value
              : codeText(words, `${name}.${value}`, {}, String(value)),
          ]),
        )
        return (
          <li key={node.index} className="py-0.5">
            {codeText(sentences, node.code, values)}
            <ReasonTree nodes={nodes} parent={node.index} />
          </li>
        )
      })}
    </ol>
  )
}
