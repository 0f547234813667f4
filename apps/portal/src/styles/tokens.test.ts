import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const css = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8')

const block = (selector: string): Map<string, string> => {
  const start = css.indexOf(`${selector} {`)
  const body = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start))
  return new Map([...body.matchAll(/--([a-z-]+):\s*(oklch\([^)]*\))/g)].map(([, name, value]) => [name!, value!]))
}

/** Relative luminance (WCAG) of an `oklch(L% C h)` colour. */
const luminance = (colour: string): number => {
  const [l, c, h] = colour
    .match(/[\d.]+/g)!
    .slice(0, 3)
    .map(Number) as [number, number, number]
  const [lightness, angle] = [l / 100, (h * Math.PI) / 180]
  const [a, b] = [c * Math.cos(angle), c * Math.sin(angle)]
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const clamp = (value: number) => Math.min(1, Math.max(0, value))
  const red = clamp(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short)
  const green = clamp(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short)
  const blue = clamp(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (a: string, b: string): number => {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

const themes = {
  light: block(':root'),
  dark: block(':root[data-theme="dark"]'),
  system: block(':root[data-theme="system"]'),
}
const text = [
  'ink',
  'ink-muted',
  'link',
  'seal',
  'bridge',
  'guandan',
  'mahjong',
  'riichi',
  'doudizhu',
  'sichuan',
  'bigguandan',
]

describe.each(Object.entries(themes))('%s paper', (_, tokens) => {
  it.each(text)('reads %s at 4.5 : 1 or better on both papers', name => {
    for (const paper of ['paper', 'paper-raised'])
      expect(contrast(tokens.get(name)!, tokens.get(paper)!)).toBeGreaterThanOrEqual(4.5)
  })
  it('shows marks and field borders at 3 : 1 or better', () => {
    expect(contrast(tokens.get('rule-strong')!, tokens.get('paper')!)).toBeGreaterThanOrEqual(3)
  })
  it('reads on the seal', () => {
    expect(contrast(tokens.get('seal-ink')!, tokens.get('seal')!)).toBeGreaterThanOrEqual(4.5)
  })
})

it('gives the system theme the same dark paper', () => expect(themes.system).toEqual(themes.dark))
