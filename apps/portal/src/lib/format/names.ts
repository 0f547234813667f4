/** A person's current name as the API gives it in two scripts; it answers with what there is when one is missing. */
export interface PersonNames {
  readonly nameHan: string
  readonly nameLatin: string
  /** How the Chinese name reads in pinyin, where no Latin name is registered. */
  readonly derivedLatin?: string | null
}

export interface ShownName {
  readonly text: string
  /** For the `lang` attribute. */
  readonly lang: 'zh-Hans' | 'zh-Latn'
  /** Pinyin of the Chinese name, which nobody registered. */
  readonly derived?: true
}

const shown = (text: string): ShownName => ({ text, lang: /\p{Script=Han}/u.test(text) ? 'zh-Hans' : 'zh-Latn' })

const latin = ({ nameLatin, derivedLatin }: PersonNames): ShownName =>
  derivedLatin ? { text: derivedLatin, lang: 'zh-Latn', derived: true } : shown(nameLatin)

/** The name in the reader's script first, the other beneath it when it differs. */
export const namesInOrder = (names: PersonNames, locale: string): { primary: ShownName; secondary?: ShownName } => {
  const both = [shown(names.nameHan), latin(names)] as const
  const [primary, secondary] = locale === 'en' ? [both[1], both[0]] : both
  return secondary.text === primary.text ? { primary } : { primary, secondary }
}

/** The name in the reader's script as plain text, for labels. */
export const nameText = (names: PersonNames, locale: string): string => namesInOrder(names, locale).primary.text

/** Of a person what a name is shown from, and nothing else: for what goes to the browser. */
export const onlyNames = <Person extends PersonNames & { readonly number: string }>({
  number,
  nameHan,
  nameLatin,
  derivedLatin,
}: Person) => ({ number, nameHan, nameLatin, ...(derivedLatin ? { derivedLatin } : {}) })
