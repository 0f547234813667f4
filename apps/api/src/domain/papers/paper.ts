/** A document before it is set: words in one language, in the order they are read. */
export interface Paper {
  readonly language: 'zh-CN' | 'en'
  readonly title: string
  /** Above the title: whose paper it is. */
  readonly kicker?: string
  readonly blocks: readonly PaperBlock[]
  /** On every page, beside its number: what state of the record this shows. */
  readonly foot: string
  /** The page of the portal that shows the same; printed, and as a QR code. */
  readonly address?: string
  /** What the paper shows was so at this moment: the same record gives the same file. */
  readonly at: Date
}

/** What is made of a paper: the whole of it for print, or its head and first places as a picture. */
export const paperForms = ['pdf', 'png'] as const
export type PaperForm = (typeof paperForms)[number]

/** What a picture is for: a link that is passed on, a post, or a long one that carries the code to its page. */
export const pictureShapes = ['wide', 'square', 'long'] as const
export type PictureShape = (typeof pictureShapes)[number]

export const pictureThemes = ['light', 'dark'] as const
export type PictureTheme = (typeof pictureThemes)[number]

export interface PictureLook {
  readonly shape: PictureShape
  readonly theme: PictureTheme
}

export const PLAIN_LOOK: PictureLook = { shape: 'wide', theme: 'light' }

export interface PaperOrder {
  readonly paper: Paper
  readonly form: PaperForm
  /** Of a picture. */
  readonly look: PictureLook
}

export type PaperBlock =
  | { readonly kind: 'heading'; readonly text: string; readonly level: 1 | 2 }
  | { readonly kind: 'paragraph'; readonly text: string; readonly tone?: 'muted' | 'strong' | 'large' }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** What something is called, and what it is. */
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [name: string, value: string])[] }
  | {
      readonly kind: 'table'
      readonly head: readonly string[]
      readonly rows: readonly (readonly string[])[]
      /** Columns set flush right, from 0. */
      readonly numeric?: readonly number[]
      /** Shares of the width. */
      readonly widths: readonly number[]
    }
  /** Steps within steps, each with its value flush right. */
  | { readonly kind: 'tree'; readonly lines: readonly PaperStep[] }
  /** Boards with their four hands around the table. */
  | { readonly kind: 'deals'; readonly boards: readonly PaperBoard[] }
  /** Single hands to be cut out, four in a row. */
  | { readonly kind: 'cards'; readonly cards: readonly PaperCard[] }
  | { readonly kind: 'rule' }
  | { readonly kind: 'newPage' }

export interface PaperStep {
  readonly depth: number
  readonly text: string
  /** Set smaller after the text: the article. */
  readonly note?: string
  readonly value: string
}

/** A board with its cards, from north clockwise, four suits each from spades down. */
export interface PaperBoard {
  readonly title: string
  readonly marks: string
  readonly hands: readonly (readonly string[])[]
  readonly points: readonly string[]
  /** In notrump, spades, hearts, diamonds, clubs. */
  readonly tricks?: readonly { readonly seat: string; readonly made: readonly string[] }[]
  readonly par?: string
}

export interface PaperCard {
  readonly title: string
  readonly seat: string
  readonly suits: readonly string[]
}
