import { textOf } from '../core/text-of.js'
import { type Problem, problem } from '../core/problem.js'
import { compare, zero } from '../core/ratio.js'
import { readAmount } from './amount.js'
import { isDay } from './calendar.js'
import type { AwardProblemCode } from './problem-codes.js'

/**
 * Walks untyped JSON and collects every problem with its path.
 * Readers always give a value of the right type; it is only meaningful when no problem was noted.
 */
export class PolicyReader {
  constructor(
    private readonly input: unknown,
    private readonly path: string,
    readonly problems: Problem[],
  ) {}

  private at(name: string): string {
    return this.path ? `${this.path}.${name}` : name
  }

  private get fields(): Readonly<Record<string, unknown>> {
    return typeof this.input === 'object' && this.input !== null && !Array.isArray(this.input)
      ? (this.input as Readonly<Record<string, unknown>>)
      : {}
  }

  refuse(name: string, code: AwardProblemCode, params?: Readonly<Record<string, string | number>>): void {
    this.problems.push(problem(code, { at: { path: this.at(name) }, ...(params ? { params } : {}) }))
  }

  has(name: string): boolean {
    return this.fields[name] !== undefined && this.fields[name] !== null
  }

  child(name: string): PolicyReader {
    const value = this.fields[name]
    if (typeof value !== 'object' || value === null || Array.isArray(value)) this.refuse(name, 'POLICY_OBJECT_EXPECTED')
    return new PolicyReader(value, this.at(name), this.problems)
  }

  text(name: string): string {
    const value = this.fields[name]
    if (typeof value === 'string' && value !== '') return value
    this.refuse(name, 'POLICY_TEXT_EXPECTED')
    return ''
  }

  choice<T extends string>(name: string, options: readonly T[], fallback?: T): T {
    const value = this.fields[name]
    if (value === undefined && fallback !== undefined) return fallback
    const found = options.find(option => option === value)
    if (found === undefined)
      this.refuse(name, 'POLICY_CHOICE_UNKNOWN', { value: textOf(value), options: options.join(' ') })
    return found ?? (options[0] as T)
  }

  /** Decimal or fraction text, not negative; a number is accepted when it is whole. */
  amount(name: string, least: 'zero' | 'positive' = 'zero'): string {
    return this.amountOf(this.fields[name], name, least)
  }

  amounts(name: string): readonly string[] {
    return this.items(name).map((item, i) => this.amountOf(item, `${name}[${i}]`, 'zero'))
  }

  amountMap(name: string): Readonly<Record<string, string>> {
    const child = this.child(name)
    return Object.fromEntries(Object.keys(child.fields).map(key => [key, child.amount(key)]))
  }

  textMap(name: string): Readonly<Record<string, string>> {
    const child = this.child(name)
    return Object.fromEntries(Object.keys(child.fields).map(key => [key, child.text(key)]))
  }

  wholeMap(name: string): Readonly<Record<string, number>> {
    const child = this.child(name)
    return Object.fromEntries(Object.keys(child.fields).map(key => [key, child.whole(key, 0, 1_000_000)]))
  }

  private amountOf(value: unknown, name: string, least: 'zero' | 'positive'): string {
    const text = typeof value === 'number' && Number.isSafeInteger(value) ? `${value}` : value
    const read = typeof text === 'string' ? readAmount(text) : undefined
    if (!read) this.refuse(name, 'POLICY_AMOUNT_EXPECTED')
    else if (compare(read, zero) < 0 || (least === 'positive' && read.num === 0n))
      this.refuse(name, 'POLICY_AMOUNT_OUT_OF_RANGE')
    return read ? (text as string) : '1'
  }

  whole(name: string, least: number, most: number): number {
    const value = this.fields[name]
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value
    this.refuse(name, 'POLICY_WHOLE_NUMBER_EXPECTED', { least, most })
    return least
  }

  day(name: string): string {
    const value = this.text(name)
    if (value !== '' && !isDay(value)) this.refuse(name, 'POLICY_DAY_EXPECTED', { value })
    return value
  }

  private items(name: string): readonly unknown[] {
    const value = this.fields[name]
    if (Array.isArray(value)) return value
    this.refuse(name, 'POLICY_LIST_EXPECTED')
    return []
  }

  texts(name: string): readonly string[] {
    return this.items(name).flatMap((item, i) => {
      if (typeof item === 'string') return [item]
      this.refuse(`${name}[${i}]`, 'POLICY_TEXT_EXPECTED')
      return []
    })
  }

  list<T>(name: string, read: (item: PolicyReader) => T): readonly T[] {
    return this.items(name).map((item, i) => read(new PolicyReader(item, `${this.at(name)}[${i}]`, this.problems)))
  }

  /** Reads an optional part; absent and null mean the same. */
  optional<T>(name: string, read: (name: string) => T): T | undefined {
    return this.has(name) ? read(name) : undefined
  }
}
