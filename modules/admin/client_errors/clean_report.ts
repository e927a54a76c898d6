/** A failed screen as the browser reports it. */
export interface ClientReport {
  name: string
  message: string
  stack: string
  page: string
  version: string
}

const MOST_FRAMES = 30
const LONGEST_MESSAGE = 500

/**
 * The same without anything that says who was there or what was shown: texts in double quotes, addresses, mail
 * addresses, numbers, ids and keys leave the message; of the stack stay function, file, line and column, of the page
 * the words of its address.
 */
export const cleanReport = ({
  name,
  message,
  stack,
  page,
  version,
}: ClientReport): ClientReport => ({
  name: /^[A-Za-z]\w{0,59}$/.test(name) ? name : 'Error',
  message: cleanMessage(message),
  stack: framesOf(stack).join('\n'),
  page: cleanPage(page),
  version: /^[\w.+-]{1,40}$/.test(version) ? version : '',
})

const REPLACEMENTS: [RegExp, string][] = [
  [/\b[a-z][a-z+.-]*:\/\/[^\s"'<>]+/gi, '<address>'],
  [/[^\s"'<>@]+@[^\s"'<>@]+/g, '<mail>'],
  // Snippets of data, as in: Unexpected token 'M', "Müller GmbH" is not valid JSON.
  [/["„“”«»][^"„“”«»]*["„“”«»]/g, '"…"'],
  // Names of members stay, other quoted texts go.
  [/'(?![\w$.]{1,40}')[^']*'/g, "'…'"],
  [/[?#&][\w.~-]+=[^\s"'<>]*/g, ''],
  [/\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/gi, '<id>'],
  [/\b(?=[\w-]*\d)[\w-]{16,}\b/g, '<id>'],
  [/\d[\d.,:/\s-]{2,}\d/g, '<number>'],
]

function cleanMessage(message: string) {
  let text = message.replace(/\s+/g, ' ')
  for (const [pattern, word] of REPLACEMENTS) text = text.replace(pattern, word)
  return text.trim().slice(0, LONGEST_MESSAGE)
}

/** A line of a stack in Chromium (`at f (file:1:2)`) or Firefox and Safari (`f@file:1:2`). */
const FRAME =
  /^\s*(?:at\s+)?(?:async\s+)?(?<name>[\w$.<> ]{0,80}?)\s*[@(]*\s*(?:[a-z][a-z-]*:\/\/[^/\s]*)?(?<file>\/[\w./-]+\.(?:js|mjs|jsx|ts|tsx))(?:\?[^:\s]*)?:(?<line>\d+):(?<column>\d+)\)?\s*$/

export interface Frame {
  name: string
  file: string
  line: number
  column: number
}

/** Only the lines of a stack that are calls. */
export function readFrames(stack: string): Frame[] {
  const frames = stack.split('\n').flatMap((text): Frame[] => {
    const { name = '', file, line, column } = FRAME.exec(text.slice(0, 500))?.groups ?? {}
    if (!file) return []
    return [{ name: name.trim(), file, line: Number(line), column: Number(column) }]
  })
  return frames.slice(0, MOST_FRAMES)
}

const framesOf = (stack: string) =>
  readFrames(stack).map(({ name, file, line, column }) =>
    name ? `at ${name} (${file}:${line}:${column})` : `at ${file}:${line}:${column}`
  )

/** `/view/invoice/:id`: what is not a plain word is an id or a key. */
function cleanPage(page: string) {
  const [path = ''] = page.split(/[?#]/)
  const words = path.split('/').map((part) => (/^[A-Za-z-]{0,30}$/.test(part) ? part : ':id'))
  return words.join('/').slice(0, 200)
}
