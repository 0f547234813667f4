import { smallestUnits } from '@/lib/format/money'

/** What the form of a procedure asks as text; empty where the procedure's own holds. */
export const procedureTexts = ['filing', 'committee', 'deposit', 'currency'] as const

type Texts = Readonly<Partial<Record<(typeof procedureTexts)[number], string>>>

const depositOf = (deposit: string, currency: string) => {
  if (deposit === '0') return { deposit: null }
  const known = /^[A-Z]{3}$/.test(currency)
  return { deposit: { amount: known ? smallestUnits(deposit, currency) : 0, currency } }
}

/** What the event's regulations set themselves, as the API reads it. */
export const overridesOf = ({ filing = '', committee = '', deposit = '', currency = '' }: Texts) => ({
  ...(filing ? { windows: { filing: { amount: Number(filing), unit: 'minute' } } } : {}),
  ...(committee ? { committee: committee === 'yes' } : {}),
  ...(deposit ? depositOf(deposit, currency.toUpperCase()) : {}),
})
