const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const OPENING = new Set([0x5b, 0x7b])
const CLOSING = new Set([0x5d, 0x7d])

/**
 * The number of values in a JSON text and their depth, without parsing it: a megabyte of `{},{},{}…` takes a second and
 * hundreds of megabytes as objects. For text that is not JSON the figures mean nothing; the parser refuses it.
 */
export function jsonSize(text: string) {
  let values = 1
  let depth = 0
  let deepest = 0
  let isInText = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (isInText) {
      if (code === BACKSLASH) at++
      else if (code === QUOTE) isInText = false
    } else if (code === QUOTE) isInText = true
    else if (code === COMMA) values++
    else if (OPENING.has(code)) {
      values++
      deepest = Math.max(deepest, ++depth)
    } else if (CLOSING.has(code)) depth--
  }
  return { values, deepest }
}
