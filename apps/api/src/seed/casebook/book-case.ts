import type { Fields } from '../troupe.js'

type Said = readonly [zh: string, en: string]

/** A case of the demo's casebook: led by the edition's own questions, decided, and printed. */
export interface BookCase {
  /** What the questions must come to. */
  readonly article: string
  readonly led: readonly [situation: string, path: string]
  /** What the option asks besides. */
  readonly answers?: Readonly<Record<string, string>>
  /** Where the award makes sense. */
  readonly at?: 'matchpoints'
  /** The side against which it was ruled, unless the others. */
  readonly appeals?: 'others'
  readonly facts: Said
  readonly decision: Said
  readonly statement: Said
  readonly finding: Said
  readonly reasoning: Said
  readonly headnote: Said
  readonly keywords: readonly string[]
  readonly outcome: 'rulingUpheld' | 'rulingVaried' | 'rulingOverturned' | 'dismissed' | 'remanded'
  /** Of a ruling that does not stand: another award, a smaller penalty, what was set lifted, or why nothing moves. */
  readonly award?: Readonly<Record<string, string>>
  readonly lessen?: string
  readonly lift?: true
  readonly unmoved?: string
}

const answerOf = (value: string) => (/^\d+$/.test(value) ? { number: Number(value) } : { choice: value })

/** The path as the API takes it. */
export const ledContent = ({ led: [situation, path], answers = {} }: Pick<BookCase, 'led' | 'answers'>): Fields => ({
  led: {
    situation,
    path: path
      .split(' ')
      .filter(Boolean)
      .map(step => {
        const [question = '', value = ''] = step.split('=')
        return { question, answer: answerOf(value) }
      }),
    answers: Object.entries(answers).map(([field, value]) => ({ name: field, value })),
  },
})
