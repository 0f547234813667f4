/** A person's current name as the API gives it in two scripts; it answers with what there is when one is missing. */
export interface PersonNames {
  readonly nameHan: string
  readonly nameLatin: string
}

export interface ShownName {
  readonly text: string
  /** For the `lang` attribute. */
  readonly lang: 'zh-Hans' | 'zh-Latn'
}

const shown = (text: string): ShownName => ({ text, lang: /\p{Script=Han}/u.test(text) ? 'zh-Hans' : 'zh-Latn' })

/** The name in the reader's script first, the other beneath it when it differs. */
export const namesInOrder = (names: PersonNames, locale: string): { primary: ShownName; secondary?: ShownName } => {
  const [first, second] = locale === 'en' ? [names.nameLatin, names.nameHan] : [names.nameHan, names.nameLatin]
  return second === first ? { primary: shown(first) } : { primary: shown(first), secondary: shown(second) }
}
