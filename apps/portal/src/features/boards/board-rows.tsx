'use client'

import { CardText } from '@/components/card-text'
import { Link } from '@/i18n/navigation'
import { type Strip, stripBox } from './score-strip'

/** A word of a line: text, or the code of a contract. */
type Word = string | { readonly contract: string }

/** A board as its line shows it. */
export interface BoardLine {
  readonly href: string
  readonly label: string
  readonly board: string
  readonly contracts: readonly { readonly words: readonly Word[]; readonly count: number }[]
  /** What is said of contracts that are not shown. */
  readonly more?: string
  readonly strip?: Strip
  readonly spread?: string
  /** Par, the best and the worst, as far as they are known. */
  readonly facts: readonly { readonly name: string; readonly words: readonly Word[]; readonly who?: string }[]
}

const { width, height } = stripBox

/** How the scores of a board lie: the more often, the larger; par is the red line. */
function ScoreStrip({ strip, label }: { readonly strip: Strip; readonly label: string }) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className="h-5 w-40">
      <path d={`M0 ${height / 2}H${width}`} className="stroke-rule" />
      {strip.zero === undefined ? null : (
        <path d={`M${strip.zero} 6V14`} className="stroke-rule-strong" strokeWidth="1.5" />
      )}
      {strip.par === undefined ? null : (
        <path d={`M${strip.par} 0V${height}`} className="stroke-seal" strokeWidth="2" />
      )}
      <g className="fill-bridge print:fill-transparent print:stroke-ink">
        {strip.dots.map(({ score, x, radius }) => (
          <circle key={score} cx={x} cy={height / 2} r={radius} />
        ))}
      </g>
    </svg>
  )
}

const Words = ({ words }: { readonly words: readonly Word[] }) =>
  words.map((word, at) =>
    typeof word === 'string' ? `${at === 0 ? '' : ' '}${word}` : <CardText key={word.contract} code={word.contract} />,
  )

function BoardRow({ href, label, board, contracts, more, strip, spread, facts }: BoardLine) {
  return (
    <li className="flex gap-3 border-rule border-b py-2">
      <Link
        href={href}
        aria-label={label}
        className="figures flex size-11 shrink-0 items-center justify-center rounded-md border border-rule font-medium hover:border-rule-strong hover:bg-raised"
      >
        {board}
      </Link>
      <div className="grid min-w-0 flex-1 gap-x-6 gap-y-0.5 lg:grid-cols-[minmax(0,1.2fr)_10rem_minmax(0,2fr)]">
        <span className="flex flex-wrap content-start gap-x-3">
          {contracts.map(({ words, count }, at) => (
            <span key={at} className="whitespace-nowrap">
              <Words words={words} />
              <span className="figures text-muted"> × {count}</span>
            </span>
          ))}
          {more ? <span className="text-muted">{more}</span> : null}
        </span>
        <span>{strip ? <ScoreStrip strip={strip} label={spread ?? ''} /> : null}</span>
        <dl className="grid gap-x-6 lg:grid-cols-3">
          {facts.map(({ name, words, who }) => (
            <div key={name} className="min-w-0">
              <dt className="inline text-muted text-sm lg:block">{name} </dt>
              <dd className="inline">
                <span className="figures">
                  <Words words={words} />
                </span>
                {who ? <span className="text-sm"> {who}</span> : null}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </li>
  )
}

/** The boards of a session and section, in order, drawn from what each says. */
export function BoardRows({ lines }: { readonly lines: readonly BoardLine[] }) {
  return (
    <ol className="border-rule border-t">
      {lines.map(line => (
        <BoardRow key={line.href} {...line} />
      ))}
    </ol>
  )
}
