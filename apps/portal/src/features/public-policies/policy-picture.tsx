import { getTranslations } from 'next-intl/server'
import { Fragment } from 'react'
import { FIELD, type PolicyFigure } from './policy-figures'

const [WIDTH, LINE, GAP] = [336, 22, 6]
const NAMES = { places: 40, age: 40, steps: 112, newcomers: 40 } as const
const VALUES = 64

/** Bars beside one another, one under the other: readable on a phone without scrolling. */
function Bars({ kind, bars, label }: Pick<PolicyFigure, 'kind' | 'bars'> & { readonly label: string }) {
  const left = NAMES[kind]
  const room = WIDTH - left - VALUES
  const height = bars.length * LINE
  return (
    <svg viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={label} className="w-full max-w-md">
      {bars.map((bar, index) => (
        <g key={bar.at} transform={`translate(0 ${index * LINE})`}>
          <text x={left - GAP} y={LINE - 7} textAnchor="end" className="figures fill-muted text-[12px]">
            {bar.at}
          </text>
          <rect x={left} y={3} width={Math.max(1, bar.height * room)} height={LINE - 6} className="fill-rule-strong" />
          <text x={left + bar.height * room + GAP} y={LINE - 7} className="figures fill-ink text-[12px]">
            {bar.value}
          </text>
        </g>
      ))}
    </svg>
  )
}

/** `x^(y)` as raised text, everything else as it stands. */
function Formula({ children }: { readonly children: string }) {
  const parts = children.split(/\^(\([^)]*\))/)
  return (
    <p className="my-2 font-serif text-lg">
      {parts.map((part, index) => (
        <Fragment key={index}>{index % 2 === 1 ? <sup>{part.slice(1, -1)}</sup> : <i>{part}</i>}</Fragment>
      ))}
    </p>
  )
}

/** A policy as its formula and as a picture computed by the rules; the picture says in words what it shows. */
export async function PolicyPicture({ figure }: { readonly figure: PolicyFigure }) {
  const t = await getTranslations('publicPolicies.picture')
  const { kind, bars, formula, signs } = figure
  const title = t(kind, { count: FIELD })
  const told = bars.map(({ at, value }) => t(`told.${kind}`, { at, value })).join(t('comma'))
  return (
    <figure className="my-4 max-w-prose">
      {formula ? (
        <>
          <Formula>{formula}</Formula>
          <p className="mb-3 text-muted text-sm">{t(`signs.${signs}`)}</p>
        </>
      ) : null}
      {bars.length > 0 ? (
        <>
          <figcaption className="mb-1 font-medium text-sm">{title}</figcaption>
          <Bars kind={kind} bars={bars} label={`${title}${t('colon')}${told}`} />
        </>
      ) : null}
    </figure>
  )
}
