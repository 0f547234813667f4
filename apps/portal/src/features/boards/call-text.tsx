import { useTranslations } from 'next-intl'
import { CardText } from '@/components/card-text'
import { codeText } from '@/i18n/code-text'

const symbols: Readonly<Record<string, string>> = { X: '×', XX: '××' }

/** One call: a bid with its suit, doubles by their sign with the word for who listens, a pass as a word. */
export function CallText({ call }: { readonly call: string }) {
  const words = useTranslations('boardPage.call')
  if (call === 'Pass') return <span className="text-muted">{words('Pass')}</span>
  const symbol = symbols[call]
  if (!symbol) return <CardText code={call} />
  const name = codeText(words, call)
  return (
    <abbr title={name} className="no-underline">
      <span aria-hidden="true">{symbol}</span>
      <span className="sr-only">{name}</span>
    </abbr>
  )
}
