/** Amounts come in the currency's smallest unit; how many of them make one the currency itself says. */
export const formatMoney = (amount: number, currency: string, locale: string): string => {
  const format = new Intl.NumberFormat(locale === 'en' ? 'en-GB' : locale, { style: 'currency', currency })
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}

/** A price as it is written → the currency's smallest unit; what is no price is left for the API to refuse. */
export const smallestUnits = (text: string, currency: string): number => {
  const decimals = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(text) ?? []
  if (whole === undefined || fraction.length > (decimals ?? 2)) return 0
  return Number(`${whole}${fraction.padEnd(decimals ?? 2, '0')}`)
}

/** The smallest unit → a price as it is written in a form. */
export const writtenPrice = (amount: number, currency: string): string => {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 2
  return (amount / 10 ** decimals).toFixed(decimals)
}
