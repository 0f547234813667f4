import type { Page } from '@playwright/test'

/** What a walk takes of those who walk: presses of a button, a link or a box, fields filled in, pages come to. */
export interface Effort {
  readonly presses: number
  readonly fields: number
  readonly pages: number
}

/** One step of a walk, with what it took; `before` is what it took when it was last measured by hand. */
interface Measured extends Effort {
  readonly step: string
  readonly before: string
}

export interface Tally {
  /** Counts what is done on this page from now on. */
  watch(page: Page): Promise<void>
  /** Runs a step and remembers what it took of everybody; `before` is printed beside it. */
  step<T>(step: string, before: string, walk: () => Promise<T>): Promise<T>
  readonly steps: readonly Measured[]
  /** The steps as a table of text. */
  table(title: string): string
}

type Counted = 'pointerdown' | 'change'

/** In the page: tells of every press and every field filled in. */
const listen = () => {
  for (const kind of ['pointerdown', 'change'])
    document.addEventListener(
      kind,
      event => {
        if (kind === 'change' || event.isTrusted) Reflect.get(window, 'paijiCounts')(kind)
      },
      true,
    )
}

/** Counts the presses, fields and pages of everybody in a test, step by step. */
export const tallyOf = (): Tally => {
  const sum = { presses: 0, fields: 0, pages: 0 }
  const steps: Measured[] = []
  return {
    steps,
    watch: async page => {
      await page.exposeFunction('paijiCounts', (kind: Counted) => {
        if (kind === 'change') sum.fields++
        else sum.presses++
      })
      await page.addInitScript(listen)
      let at = ''
      page.on('framenavigated', frame => {
        const { pathname } = new URL(frame.url())
        if (frame !== page.mainFrame() || pathname === at || pathname === 'blank') return
        at = pathname
        sum.pages++
      })
    },
    step: async (step, before, walk) => {
      const from = { ...sum }
      const result = await walk()
      steps.push({
        step,
        before,
        presses: sum.presses - from.presses,
        fields: sum.fields - from.fields,
        pages: sum.pages - from.pages,
      })
      return result
    },
    table: title => {
      const lines = steps.map(({ step, before, presses, fields, pages }) =>
        [
          step.padEnd(44),
          `${pages}`.padStart(5),
          `${presses}`.padStart(7),
          `${fields}`.padStart(6),
          `  ${before}`,
        ].join(' '),
      )
      return [title, `${'step'.padEnd(44)} pages presses fields   by hand, before`, ...lines].join('\n')
    },
  }
}
