const BYTES = Uint8Array.from({ length: 256 }, (_, byte) => byte)

/** Windows-1252 by character, without the control characters, which DATEV refuses. */
const BYTE_OF = new Map(
  [...new TextDecoder('windows-1252').decode(BYTES)]
    .map((character, byte) => [character, byte] as const)
    .filter(([character]) => !/\p{Cc}/u.test(character))
)

/** Letters that no decomposition leads to the character set. */
const SPELLED: Record<string, string> = { ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ı: 'i', ħ: 'h', ẞ: 'SS' }

/**
 * A text in the character set of DATEV files: blanks for line breaks and the like, the plain letter for one that
 * Windows-1252 lacks (`č` becomes `c`), `?` for anything else.
 */
export function inWindows1252(text: string): string {
  return [...text.normalize('NFC')]
    .map((character) => {
      if (/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]/u.test(character)) return ' '
      if (BYTE_OF.has(character)) return character
      const plain = SPELLED[character] ?? character.normalize('NFD').replace(/\p{M}/gu, '')
      return [...plain].every((one) => BYTE_OF.has(one)) ? plain : '?'
    })
    .join('')
}

/** Lines as DATEV ends them. */
export const textOf = (lines: string[]) => lines.map((line) => `${line}\r\n`).join('')

/** @param text by `inWindows1252`, with line ends */
export const windows1252 = (text: string): Buffer =>
  Buffer.from(
    Array.from(text, (character) => BYTE_OF.get(character) ?? character.charCodeAt(0) & 0x7f)
  )
