/** A printed figure with a true minus sign; figures come printed from the API and are never computed here. */
export const printFigure = (text: string): string => text.replace(/^-/, '−')

/** `"57.25"` → `"57.25 %"` in English, `"57.25%"` in Chinese, as each language sets it. */
export const printPercent = (text: string, locale: string): string =>
  `${printFigure(text)}${locale === 'en' ? ' %' : '%'}`

/** A difference with its sign, a gain too; nothing before what is none. */
export const printDifference = (text: string): string => (Number(text) > 0 ? `+${text}` : printFigure(text))
