/** The parser's form of an element: all its children in lists, its attributes by `@name`, its text by `#text`. */
interface RawNode {
  [name: string]: RawNode[] | string | undefined
}

/**
 * An element of a received XML, read by the local names of its descendants. A missing element is an empty node, so
 * that a path never fails; `a|b` in a path means either name, since ZUGFeRD 1 uses other names than Factur-X for some
 * elements.
 */
export class XmlNode {
  static readonly #MISSING = new XmlNode({})
  readonly #raw: RawNode

  private constructor(raw: RawNode) {
    this.#raw = raw
  }

  /** @param parsed by `parseXml`: only lists, objects and strings */
  static of(parsed: object): XmlNode {
    return new XmlNode(parsed as RawNode)
  }

  get isThere() {
    return Object.values(this.#raw).some((value) => value !== '')
  }

  /** All children of a name. */
  all(names: string): XmlNode[] {
    return names.split('|').flatMap((name) => {
      const children = Object.hasOwn(this.#raw, name) ? this.#raw[name] : undefined
      if (!Array.isArray(children)) return []
      // A leaf without attributes comes as its text alone.
      return children.map((raw) => new XmlNode(typeof raw === 'string' ? { '#text': raw } : raw))
    })
  }

  /** The first descendant along a path of names. */
  at(...path: string[]): XmlNode {
    return path.reduce<XmlNode>((node, names) => node.all(names)[0] ?? XmlNode.#MISSING, this)
  }

  /** The text at a path, trimmed; undefined when there is none. */
  text(...path: string[]): string | undefined {
    const text = this.at(...path).#raw['#text']
    return (typeof text === 'string' && text.trim()) || undefined
  }

  /** The unchanged text of the element, with its line breaks. */
  get wholeText(): string {
    const text = this.#raw['#text']
    return typeof text === 'string' ? text : ''
  }

  attribute(name: string): string | undefined {
    const value = this.#raw[`@${name}`]
    return (typeof value === 'string' && value.trim()) || undefined
  }
}
