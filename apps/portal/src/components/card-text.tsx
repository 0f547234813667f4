import { useTranslations } from 'next-intl'
import { SuitSign } from './suit-sign'

const names = { C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades' } as const

const isSuit = (letter: string): letter is keyof typeof names => Object.hasOwn(names, letter)

function Suit({ letter }: { readonly letter: string }) {
  const t = useTranslations('suit')
  return isSuit(letter) ? <SuitSign letter={letter} name={t(names[letter])} /> : letter
}

/** A bridge contract, a single card or a suit in codes (`4SX`, `3NT`, `HQ`) with suit symbols as text. */
export function CardText({ code }: { readonly code: string }) {
  const t = useTranslations('suit')
  const contract = /^([1-7])(NT?|[CDHS])(X{0,2})$/.exec(code)
  if (contract) {
    const [, level, strain, doubled] = contract
    return (
      <span className="whitespace-nowrap">
        {level}
        {strain?.startsWith('N') ? (
          <abbr title={t('notrump')} className="no-underline">
            NT
          </abbr>
        ) : (
          <Suit letter={strain ?? ''} />
        )}
        {doubled ? <span>{doubled.replaceAll('X', '×')}</span> : null}
      </span>
    )
  }
  const card = /^([CDHS])(10|[2-9TJQKA])$/.exec(code)
  if (card)
    return (
      <span className="whitespace-nowrap">
        <Suit letter={card[1] ?? ''} />
        {card[2] === 'T' ? '10' : card[2]}
      </span>
    )
  if (isSuit(code)) return <Suit letter={code} />
  return <>{code === 'PASS' ? t('passedOut') : code}</>
}
