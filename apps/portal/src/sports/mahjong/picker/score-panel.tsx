'use client'

import type { ScoredHand, ScoringProfile } from '@paiji/rules/mahjong'
import { useTranslations } from 'next-intl'
import { Chip } from '@/components/ui/chip'
import { Tile, type TileStyle } from '../tiles/tile'
import { FanList } from './fan-list'

interface ScorePanelProps {
  readonly scored: ScoredHand
  readonly profile: ScoringProfile
  readonly look: TileStyle
}

/** The total, the eight-point test, every list of fans that reaches it, and arrangements that score less. */
export function ScorePanel({ scored, profile, look }: ScorePanelProps) {
  const t = useTranslations('mahjong.picker')
  const lists = [scored.best, ...scored.ties]
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <output className="figures text-xl" data-total={scored.total}>
          {t('total', { total: scored.total })}
        </output>
        {scored.flowers > 0 ? (
          <span className="text-muted">{t('withFlowers', { fan: scored.fanTotal, flowers: scored.flowers })}</span>
        ) : null}
        <Chip tone={scored.wins ? 'strong' : 'seal'}>
          {t(scored.wins ? 'reachesMinimum' : 'belowMinimum', { minimum: scored.minimum })}
        </Chip>
      </p>
      {lists.length > 1 ? <p className="mt-1 text-muted text-sm">{t('tied', { count: lists.length })}</p> : null}
      {lists.map((list, i) => (
        <section key={i} className="mt-3">
          {lists.length > 1 ? <h3 className="text-base">{t('reading', { number: i + 1 })}</h3> : null}
          <p className="mb-1 flex flex-wrap gap-2">
            {list.groups.map((group, at) => (
              <span key={at} className="inline-flex">
                {group.map((tile, n) => (
                  <Tile key={n} face={tile} look={look} width={22} />
                ))}
              </span>
            ))}
            <span className="text-muted text-sm">{t(`form.${list.form}`)}</span>
          </p>
          <FanList list={list} profile={profile} look={look} />
        </section>
      ))}
      {scored.lower.length > 0 ? (
        <p className="mt-3 text-muted text-sm">
          {t('lower', { totals: scored.lower.map(item => item.fanTotal).join(t('comma')) })}
        </p>
      ) : null}
    </div>
  )
}
