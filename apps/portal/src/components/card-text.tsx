import { useTranslations } from 'next-intl'

const suits: Readonly<
  Record<
    string,
    { readonly symbol: string; readonly red: boolean; readonly name: 'clubs' | 'diamonds' | 'hearts' | 'spades' }
  >
> = {
  C: { symbol: '♣', red: false, name: 'clubs' },
  D: { symbol: '♦', red: true, name: 'diamonds' },
  H: { symbol: '♥', red: true, name: 'hearts' },
  S: { symbol: '♠', red: false, name: 'spades' },
}

function Suit({ letter }: { readonly letter: string }) {
  const t = useTranslations('suit')
  const suit = suits[letter]
  if (!suit) return <>{letter}</>
  return (
    <span className={suit.red ? 'text-seal' : undefined}>
      <span aria-hidden="true">{`${suit.symbol}\uFE0E`}</span>
      <span className="sr-only">{t(suit.name)}</span>
    </span>
  )
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
  if (Object.hasOwn(suits, code)) return <Suit letter={code} />
  return <>{code === 'PASS' ? t('passedOut') : code}</>
}
