import type { Language, MailTopic } from './topics.js'
import { mailWords } from './words.js'

/** Stands in a stored mail where the token of its one-time link comes: nobody who reads the outbox learns it. */
export const SECRET_MARK = '[one-time-link]'

/** Whose mail it is, and how its instants read. */
export interface Reader {
  readonly name: string
  readonly language: Language
  readonly federation: { readonly zh: string; readonly en: string }
  readonly timeZone: string
}

export interface MailContent {
  readonly topic: MailTopic
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** Beneath the paragraphs: what it is called, and where it leads. */
  readonly link?: { readonly text: string; readonly address: string } | undefined
  /** Of what takes place, its calendar file. */
  readonly calendar?: { readonly text: string; readonly address: string } | undefined
  /** For a mail of many news. */
  readonly items?: readonly { readonly text: string; readonly address: string }[]
  /** Where to choose, and where to end this topic; none for the accounts' own mails. */
  readonly settings?: string | undefined
  readonly unsubscribe?: string | undefined
}

export interface ComposedMail {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** A sentence with its values; what is not given shows as an ellipsis. */
export const filled = (sentence: string, values: Readonly<Record<string, string | number>>): string =>
  sentence.replace(/\{(\w+)\}/g, (_all, name: string) => String(values[name] ?? '…'))

/** One line: names come from people, and a line break in a subject would begin another header. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
export const oneLine = (text: string): string => text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim()

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, mark => ESCAPES[mark] ?? mark)

/** An instant as the federation's clock shows it. */
export const instantText = (instant: Date, { language, timeZone }: Pick<Reader, 'language' | 'timeZone'>): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'zh-CN', {
    timeZone,
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
  }).format(instant)

export const federationName = ({ federation, language }: Pick<Reader, 'federation' | 'language'>): string =>
  language === 'en' ? federation.en : federation.zh

const anchor = (address: string, text: string): string => `<a href="${escaped(address)}">${escaped(text)}</a>`

/** A mail in its reader's language, as plain text and as HTML that says the same. */
export const composeMail = (reader: Reader, content: MailContent): ComposedMail => {
  const words = mailWords[reader.language]
  const federation = federationName(reader)
  const greeting = filled(words.greeting, { name: oneLine(reader.name) })
  const about = { topic: words.topics[content.topic], federation }
  const why = filled(words.why, about)
  const { link, calendar, items = [], settings, unsubscribe } = content
  const links = [link, calendar].filter(one => one !== undefined)
  const foot = [
    ...(settings ? [{ text: words.settings, address: settings }] : []),
    ...(unsubscribe ? [{ text: filled(words.unsubscribe, about), address: unsubscribe }] : []),
  ]
  const text = [
    greeting,
    ...content.paragraphs,
    ...items.map(item => `- ${item.text}\n  ${item.address}`),
    ...links.map(one => `${one.text}:\n${one.address}`),
    `-- \n${federation}\n${why}`,
    ...foot.map(line => `${line.text}:\n${line.address}`),
  ].join('\n\n')
  const body = [
    `<p>${escaped(greeting)}</p>`,
    ...content.paragraphs.map(line => `<p>${escaped(line)}</p>`),
    ...(items.length > 0 ? [`<ul>${items.map(one => `<li>${anchor(one.address, one.text)}</li>`).join('')}</ul>`] : []),
    ...links.map(one => `<p>${anchor(one.address, one.text)}</p>`),
    `<hr><p>${escaped(federation)}<br>${escaped(why)}</p>`,
    ...foot.map(line => `<p>${anchor(line.address, line.text)}</p>`),
  ].join('\n')
  const html = `<!doctype html><html lang="${reader.language}"><head><meta charset="utf-8"></head><body>\n${body}\n</body></html>`
  return { subject: oneLine(content.subject), text, html }
}
