import { readFileSync } from 'node:fs'
import path from 'node:path'
import { IntlMessageFormat } from 'intl-messageformat'
import { repositoryRoot } from '../../env.js'
import type { Paper } from './paper.js'

export type PaperLanguage = Paper['language']
export const paperLanguages: readonly PaperLanguage[] = ['zh-CN', 'en']

interface Tree {
  readonly [key: string]: string | Tree
}

const kept = new Map<string, Tree>()

const fileOf = (language: PaperLanguage, file: string): Tree => {
  const name = path.join(repositoryRoot, 'apps/portal/messages', language, `${file}.json`)
  const known = kept.get(name)
  if (known) return known
  const tree = JSON.parse(readFileSync(name, 'utf8')) as Tree
  kept.set(name, tree)
  return tree
}

/** The word at a place within a file of the portal's messages, with its values; `otherwise` where there is none. */
export type Words = (place: string, values?: Readonly<Record<string, string | number>>, otherwise?: string) => string

const formats = new Map<string, IntlMessageFormat>()

/** A message with its values as the portal fills it in, plurals and choices too; what is not given shows as an ellipsis. */
const filled = (
  language: PaperLanguage,
  message: string,
  values: Readonly<Record<string, string | number>>,
): string => {
  const key = `${language} ${message}`
  const format = formats.get(key) ?? new IntlMessageFormat(message, language, undefined, { ignoreTag: true })
  formats.set(key, format)
  const named = [...message.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(match => [match[1] ?? '', '…'] as const)
  return String(format.format({ ...Object.fromEntries(named), ...values }))
}

/** The portal's words in one language: a paper says a thing as the page does. */
export const wordsFrom =
  (language: PaperLanguage, file: string): Words =>
  (place, values = {}, otherwise = place) => {
    const found = place
      .split('.')
      .reduce<string | Tree | undefined>(
        (tree, key) => (typeof tree === 'object' ? tree[key] : undefined),
        fileOf(language, file),
      )
    if (typeof found !== 'string') return otherwise
    return found.includes('{') ? filled(language, found, values) : found
  }

/** What papers say beneath their pages. */
export const footWords: Readonly<
  Record<
    PaperLanguage,
    {
      book: string
      certificate: string
      player: string
      unranked: string
      hands: { open: string; closed: string }
      standings: Record<'provisional' | 'published' | 'official', string>
      explained: string
      lists: Record<'standing' | 'superseded' | 'provisional' | 'more', string>
    }
  >
> = {
  'zh-CN': {
    book: '共 {count} 个案例，最近刊印于 {day}。以网页为准，后来的版本会取代本文件。',
    hands: { open: '第 {version} 份牌。', closed: '第 {version} 份牌，仅供发牌：本节结束前不得交给参赛者。' },
    certificate: '证书 {id}。是否仍然有效，以网页为准。',
    player: '截至 {asOf} 的排名，{day} 公布。以网页为准。',
    unranked: '{day} 登记，尚未上榜。以网页为准。',
    standings: {
      provisional: '第 {number} 版，暂定。以网页为准。',
      published: '第 {number} 版，{day} 公布。以网页为准。',
      official: '第 {number} 版，{day} 正式生效。以网页为准。',
    },
    explained: '按 {day} 公布的记录推算。以网页为准。',
    lists: {
      standing: '第 {number} 版，{day} 公布，摘要 {digest}。以网页为准。',
      superseded: '第 {number} 版，{day} 公布，摘要 {digest}；已被更正后的版本取代。以网页为准。',
      provisional: '* 暂定：成绩太少，或仍太不确定。',
      more: '只印前 {shown} 行，全表共 {all} 行。',
    },
  },
  en: {
    book: 'Cases: {count}; last printed on {day}. The page holds: a later edition takes the place of this file.',
    hands: {
      open: 'Set {version} of the hands.',
      closed: 'Set {version} of the hands, for the dealing alone: not for players before the session is over.',
    },
    certificate: 'Certificate {id}. Whether it still holds is said by its page.',
    player: 'Places on lists as of {asOf}, published {day}. The web page is authoritative.',
    unranked: 'On record since {day}; on no list yet. The web page is authoritative.',
    standings: {
      provisional: 'Revision {number}, provisional. The page holds.',
      published: 'Revision {number}, published on {day}. The page holds.',
      official: 'Revision {number}, official since {day}. The page holds.',
    },
    explained: 'Worked out from the record as published on {day}. The page holds.',
    lists: {
      standing: 'Issue {number}, published on {day}, digest {digest}. The page holds.',
      superseded:
        'Issue {number}, published on {day}, digest {digest}; a corrected issue took its place. The page holds.',
      provisional: '* Provisional: too few results yet, or still too uncertain.',
      more: 'The first {shown} lines of {all}.',
    },
  },
}

/** A sentence with its values. */
export const said = (sentence: string, values: Readonly<Record<string, string | number>>): string =>
  sentence.replace(/\{(\w+)\}/g, (_all, name: string) => String(values[name] ?? '…'))
