import { getLocale, getTranslations } from 'next-intl/server'
import { entryText } from '@/components/entry-names'
import { ask } from '@/lib/graphql/server-client'
import type { RoundSheets } from '../../sheet-view'
import { MahjongRoundQuery } from '../sheet.graphql'
import { SessionView } from './session-view'

/** Every session of a round as it was written, with the table points of the standings where they are known. */
export const mahjongRoundSheets: RoundSheets = async round => {
  const [t, locale, answer] = await Promise.all([
    getTranslations('mahjong.view'),
    getLocale(),
    ask(MahjongRoundQuery, { round }),
  ])
  if (!answer.ok) return answer
  const { tables = [], stage } = answer.data.round ?? {}
  const sheets = tables.flatMap(({ slots, points }) =>
    slots.flatMap(({ slot, sides, sheet }) =>
      sheet?.__typename === 'MahjongSheet'
        ? [
            [
              slot,
              <SessionView
                key={slot}
                sheet={sheet}
                names={sides.map(side => entryText(side, locale))}
                tablePoints={sides.map(side => points.find(({ entry }) => entry.id === side.id)?.points)}
                caption={t('session')}
                editionId={stage?.event.edition.id ?? ''}
              />,
            ] as const,
          ]
        : [],
    ),
  )
  return { ok: true, data: new Map(sheets) }
}
