import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { repositoryRoot } from '../../env.js'
import { noticeSentence } from '../mail/sentences.js'
import { mailWords } from '../mail/words.js'
import { noticeCodes } from '../../db/schema/notice-codes.js'
import { noticeKinds } from './notice-kinds.js'

const languages = ['zh-CN', 'en'] as const
const raw = (language: string): Record<string, string> => {
  const file = path.join(repositoryRoot, 'apps/portal/messages', language, 'notices.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as { notice: Record<string, string> }).notice
}

/** Every value that some notice gives. */
const values = {
  ...{
    number: 'AC-2026-001',
    eventZh: '公开赛',
    eventEn: 'Open',
    name: '赛',
    nameEn: 'Event',
    file: 'a.xml',
    count: 3,
    host: 'hooks.example.org',
  },
  ...{
    listZh: '公开榜',
    listEn: 'Open list',
    asOf: '2026-10-31',
    rank: 7,
    round: 3,
    gradeZh: '大师',
    gradeEn: 'Master',
  },
}

describe('each kind of notice', () => {
  it('has its topic, and nothing else has one', () => {
    expect(Object.keys(noticeKinds).sort()).toEqual([...noticeCodes].sort())
  })

  it.each(languages)('has a sentence in %s that is a subject as well: one line, every value given', language => {
    for (const code of noticeCodes) {
      const sentence = noticeSentence(code, values, language)
      expect(sentence, code).not.toBe(code)
      expect(sentence, code).not.toMatch(/[{}…\n]/)
      expect(sentence.length, code).toBeLessThan(140)
      // Plain values alone: mails know no plural forms.
      expect(raw(language)[code]?.match(/\{[^}]*[^}\w][^}]*\}/), code).toBeNull()
    }
  })

  it('has topics with words in both languages', () => {
    for (const language of languages)
      for (const { topic } of Object.values(noticeKinds)) expect(mailWords[language].topics[topic]).toBeTruthy()
  })
})

/** The pages of the portal as patterns. */
const pages = (): RegExp[] => {
  const root = path.join(repositoryRoot, 'apps/portal/src/app/[locale]')
  return readdirSync(root, { recursive: true })
    .map(String)
    .filter(file => file.endsWith('page.tsx') && !file.includes('@') && !file.includes('...'))
    .map(file => file.replace(/\([^)]*\)\//g, '').replace(/\/?page\.tsx$/, ''))
    .map(file => new RegExp(`^/${file.replace(/\[[^\]]+\]/g, '[^/]+')}$`))
}

describe('what a notice leads to', () => {
  it('is a page of the portal, wherever a path is written', () => {
    const domain = path.join(repositoryRoot, 'apps/api/src/domain')
    expect(existsSync(domain)).toBe(true)
    const written = readdirSync(domain, { recursive: true })
      .map(String)
      .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .flatMap(file => [...readFileSync(path.join(domain, file), 'utf8').matchAll(/\bpath: [`'](\/[^`']*)[`']/g)])
      .map(([, text = '']) => text.replace(/\$\{[^}]*\([^)]*\)\}|\$\{[^}]*\}/g, 'x').replace(/\?.*$/, ''))
      // The one-time links of accounts have their token added.
      .map(text => (/^\/(invitation|reset|email)$/.test(text) ? `${text}/x` : text))
    const known = pages()
    expect(written.length).toBeGreaterThan(8)
    expect(written.filter(text => !known.some(page => page.test(text)))).toEqual([])
  })
})
