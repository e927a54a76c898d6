/**
 * Takes from the front as many words as a reader understands, at most five.
 * @param understands whether words form what is looked for
 * @returns the words taken, '' for none, and the rest
 */
export function takeWords(words: string[], understands: (text: string) => boolean) {
  for (let count = Math.min(5, words.length); count > 0; count--) {
    const text = words.slice(0, count).join(' ')
    if (understands(text)) return { text, rest: words.slice(count) }
  }
  return { text: '', rest: words }
}
