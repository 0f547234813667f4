import type { ProblemLocation } from '@paiji/rules'
import type { SourceText } from '../text/source-text.js'

/** One element with its place in the file. Names are compared without regard to case. */
export class XmlElement {
  readonly name: string
  readonly offset: number
  readonly parent: XmlElement | undefined
  readonly attributes = new Map<string, string>()
  readonly children: XmlElement[] = []
  /** Position among the siblings of the same name, from 1. */
  readonly position: number
  readonly #source: SourceText
  readonly #byName = new Map<string, XmlElement[]>()
  readonly #text: string[] = []

  constructor(name: string, offset: number, parent: XmlElement | undefined, source: SourceText) {
    this.name = name.toUpperCase()
    this.offset = offset
    this.parent = parent
    this.#source = source
    this.position = (parent ? parent.#adopt(this) : 0) + 1
  }

  #adopt(child: XmlElement): number {
    this.children.push(child)
    const siblings = this.#byName.get(child.name)
    if (!siblings) this.#byName.set(child.name, [child])
    else siblings.push(child)
    return siblings ? siblings.length - 1 : 0
  }

  addText(text: string): void {
    this.#text.push(text)
  }

  /** Own character data (not that of children), without surrounding blanks. */
  get text(): string {
    return this.#text.join('').trim()
  }

  all(name: string): readonly XmlElement[] {
    return this.#byName.get(name) ?? []
  }

  first(name: string): XmlElement | undefined {
    return this.#byName.get(name)?.[0]
  }

  /** Text of the first child of that name; undefined when there is none or it is empty. */
  value(name: string): string | undefined {
    return this.first(name)?.text || undefined
  }

  attribute(name: string): string | undefined {
    return this.attributes.get(name)?.trim() || undefined
  }

  /** `EVENT/BOARD[3]/TRAVELLER_LINE[2]/CONTRACT`: below the root, numbered where there are several of a name. */
  get path(): string {
    const steps: string[] = []
    for (let element: XmlElement | undefined = this; element; element = element.parent) {
      const several = (element.parent?.all(element.name).length ?? 1) > 1
      if (element.parent || steps.length === 0)
        steps.unshift(several ? `${element.name}[${element.position}]` : element.name)
    }
    return steps.join('/')
  }

  get location(): ProblemLocation {
    return this.#source.locate(this.offset, this.path)
  }
}
