import { relationKinds } from '@paiji/rules/procedure'
import { describe, expect, it } from 'vitest'
import { loadMessages } from '@/i18n/load-messages'
import { orderFields } from './order-kinds'

const CODES: readonly [string, readonly string[]][] = [
  ['conflictTie', relationKinds],
  ['decisionOrder', Object.keys(orderFields)],
  ['adjustmentKind', ['assigned', 'artificial', 'stated', 'penalty', 'annulled', 'forfeit', 'unranked']],
  ['orderAs', ['order', 'recommendation']],
  ['panelRole', ['chair', 'member', 'reserve']],
  ['panelStatus', ['PROPOSED', 'DISCLOSED', 'CHALLENGED', 'SEATED', 'STOOD_DOWN', 'REPLACED']],
  ['panelStanding', ['expert', 'player', 'official']],
  ['appealOutcome', ['rulingUpheld', 'rulingVaried', 'rulingOverturned', 'remanded', 'dismissed']],
  ['publicationLevel', ['names', 'roles', 'summary', 'sealed']],
  ['depositOutcome', ['returned', 'forfeited', 'none']],
]

describe.each(['zh-CN', 'en'] as const)('codes of a case in %s', locale => {
  it.each(CODES)('%s has words for each', async (namespace, codes) => {
    const all = (await loadMessages(locale)) as unknown as Readonly<Record<string, Readonly<Record<string, string>>>>
    for (const code of codes) expect(all[namespace]?.[code], code).toBeTruthy()
  })
})
