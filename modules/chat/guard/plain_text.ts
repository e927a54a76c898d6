/**
 * A model's line as plain words: no markup, no pictures, no addresses, no characters that hide or turn text. Names of
 * links stay, their targets go; only links that Kontor itself makes can be opened.
 */
export function plainText(line: string, removed: string): string {
  return line
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    .replace(/!\[[^\]]*\]\([^)]*\)/g, removed)
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^<>]{0,500}>/g, ' ')
    .replace(
      /\b(?:[a-z][a-z0-9+.-]{1,20}:\/\/|www\.|(?:data|javascript|mailto|tel):)\S+/gi,
      removed
    )
    .replace(/(\*\*|__|`+|~~)/g, '')
    .replace(/(?<![\p{L}\p{N}])[*_](?=\S)|(?<=\S)[*_](?![\p{L}\p{N}])/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}

export interface Line {
  text: string
  isItem: boolean
}

const ITEM = /^\s*(?:[-*+•]|\d{1,3}[.)])\s+/

/** A line without the signs of its form; null when it only draws (a rule, a fence, the head of a table). */
export function lineOf(raw: string, removed: string): Line | null {
  const isItem = ITEM.test(raw)
  const body = raw.replace(ITEM, '').replace(/^\s*(?:#{1,6}|>)\s+/, '')
  if (/^[\s|:`~=*_-]*$/.test(body) || /^\s*```/.test(body)) return null
  const text = plainText(body.replace(/^\s*\||\|\s*$/g, '').replaceAll('|', ' · '), removed)
  return text === '' ? null : { text, isItem }
}
