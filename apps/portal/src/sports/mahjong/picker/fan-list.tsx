'use client'

import type { CountedFan, ExcludedFan, FanList as Fans, ScoringProfile } from '@paiji/rules/mahjong'
import { useLocale, useTranslations } from 'next-intl'
import { codeText } from '@/i18n/code-text'
import { Tile, type TileStyle } from '../tiles/tile'
import { fanName } from './fan-words'

interface FanListProps {
  readonly list: Fans
  readonly profile: ScoringProfile
  readonly look: TileStyle
}

function Shown({ fan, look }: { readonly fan: CountedFan; readonly look: TileStyle }) {
  return (
    <span className="mt-0.5 flex flex-wrap gap-2">
      {fan.tiles.map((group, i) => (
        <span key={i} className="inline-flex">
          {group.map((tile, at) => (
            <Tile key={at} face={tile} look={look} width={18} />
          ))}
        </span>
      ))}
    </span>
  )
}

function Excluded({ items, profile }: { readonly items: readonly ExcludedFan[]; readonly profile: ScoringProfile }) {
  const t = useTranslations('mahjong.picker')
  const why = useTranslations('explain.mahjong')
  const locale = useLocale()
  return (
    <details open className="mt-3">
      <summary className="font-medium text-sm">{t('excluded', { count: items.length })}</summary>
      <ul className="mt-1 divide-y divide-rule text-sm">
        {items.map((item, i) => {
          const { first, second } = fanName(profile, item.fan, locale)
          return (
            <li key={i} className="py-1">
              <s className="decoration-1">{first}</s> <span className="text-muted">{second}</span>
              <span className="block text-muted">
                {codeText(why, item.rule)}
                {item.by.length > 0
                  ? ` · ${t('givesWayTo', { fans: item.by.map(fan => fanName(profile, fan, locale).first).join(t('comma')) })}`
                  : ''}
              </span>
            </li>
          )
        })}
      </ul>
    </details>
  )
}

/** One list of fans: what each is worth, why it counts, and what was left out by which principle. */
export function FanList({ list, profile, look }: FanListProps) {
  const t = useTranslations('mahjong.picker')
  const why = useTranslations('explain.mahjong')
  const locale = useLocale()
  return (
    <div>
      <table className="w-full text-base">
        <caption className="sr-only">{t('fans')}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('fans')}</th>
            <th scope="col">{t('points')}</th>
          </tr>
        </thead>
        <tbody>
          {list.fans.map(fan => {
            const { first, second } = fanName(profile, fan.fan, locale)
            return (
              <tr key={fan.fan} className="border-rule border-b align-top">
                <th scope="row" className="py-1.5 pr-2 text-left font-normal">
                  <span className="font-medium">{first}</span> <span className="text-muted text-sm">{second}</span>
                  <span className="block text-muted text-sm">{codeText(why, fan.because)}</span>
                  <Shown fan={fan} look={look} />
                </th>
                <td className="figures whitespace-nowrap py-1.5 text-right">
                  {fan.count > 1 ? `${fan.value} × ${fan.count} = ${fan.value * fan.count}` : fan.value}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {list.excluded.length > 0 ? <Excluded items={list.excluded} profile={profile} /> : null}
    </div>
  )
}
