import { getLocale, getTranslations } from 'next-intl/server'
import { ask } from '@/lib/graphql/server-client'
import { sheetSideOf } from '@/lib/sheets/sheet-side'
import type { RoundSheets } from '../sheet-view'
import { GuandanSheetView } from './guandan-sheet-view'
import { partnerships, seatNames } from './seat-letters'
import { GuandanRoundQuery } from './sheet.graphql'

/** Every game of a round as the federation's score sheet shows it. */
export const guandanRoundSheets: RoundSheets = async round => {
  const [t, locale, answer] = await Promise.all([
    getTranslations('guandan.sheet'),
    getLocale(),
    ask(GuandanRoundQuery, { round }),
  ])
  if (!answer.ok) return answer
  const { tables = [], stage } = answer.data.round ?? {}
  const sheets = tables
    .flatMap(({ slots }) => slots)
    .flatMap(({ slot, sides, sheet }) =>
      sheet?.__typename === 'GuandanSheet'
        ? [
            [
              slot,
              <GuandanSheetView
                key={slot}
                data={sheet}
                edition={stage?.event.edition.id ?? ''}
                caption={t('title')}
                names={seatNames(partnerships(sides.map(side => sheetSideOf(side, locale))))}
              />,
            ] as const,
          ]
        : [],
    )
  return { ok: true, data: new Map(sheets) }
}
