import { getTranslations } from 'next-intl/server'
import { codeText } from '@/i18n/code-text'
import { paths } from '@/lib/paths'
import { allJobs } from './jobs'
import type { Topic } from './matching-topics'

/** Words of the sport whose meaning the help gives: where their messages stand, and their codes. */
export const words = {
  units: [
    'unit',
    ['matchpoint', 'imp', 'victoryPoint', 'matchPoint', 'levelPoint', 'netLevel', 'standardPoint', 'gamePoints'],
  ],
  states: ['state', ['provisional', 'published', 'official', 'corrected', 'underAppeal']],
  rulings: ['rulingKind', ['adjustedScore', 'penalty', 'warning', 'rectification', 'disqualification']],
} as const

/** Heads of columns, and where their words stand. */
export const columns = {
  percent: 'columns.percentHead',
  award: 'columns.award',
  rankChange: 'rankings.rankChange',
  value: 'columns.value',
  rating: 'rankings.rating',
  estimate: 'rankings.estimate',
  counting: 'columns.counting',
  expires: 'players.expires',
} as const

/** Where a job or a word stands on the page of help. */
export const idOf = (kind: string, code: string): string => `${kind}-${code}`

/** Everything on the page of help, a line each: the jobs of every role, and the words. */
export const helpTopics = async (): Promise<readonly Topic[]> => {
  const t = await getTranslations()
  const at = (kind: string, code: string): string => `${paths.help}#${idOf(kind, code)}`
  const ofJobs = allJobs.map(({ tour, code, name, says, steps = [] }) => ({
    href: paths.helpJob(tour, code),
    label: codeText(t, name),
    detail: [...says, ...steps, `help.tour.${tour}.title`].map(key => codeText(t, key)).join(' '),
  }))
  const meanings = Object.values(words).flatMap(([place, codes]) =>
    codes.map(code => ({
      href: at(place, code),
      label: codeText(t, `${place}.${code}`),
      detail: codeText(t, `terms.${place}.${code}`),
    })),
  )
  const heads = Object.entries(columns).map(([code, name]) => ({
    href: at('column', code),
    label: t(name),
    detail: codeText(t, `terms.column.${code}`),
  }))
  return [...ofJobs, ...meanings, ...heads]
}
