/**
 * Letters and digits alone, in capitals: numbers, names and accounts are compared this way, because people and banks write
 * them with spaces, hyphens or dots.
 */
export const compact = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '').toUpperCase()
