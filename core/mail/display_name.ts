/** Marks that are not seen themselves but turn or hide what is. */
const INVISIBLE = /[\p{Cf}\p{Zl}\p{Zp}]/gu

/** `Bаnk` with a Cyrillic letter in it: no word of a real name is written in two of these alphabets. */
const MIXED =
  /\p{sc=Latin}\p{M}*[\p{sc=Cyrillic}\p{sc=Greek}]|[\p{sc=Cyrillic}\p{sc=Greek}]\p{M}*\p{sc=Latin}/u

/**
 * A name as it may appear before an address in a mail header. Mail programs show the name and hide the address, so a
 * name that reads like another address, or imitates a known name, is left out.
 */
export function displayName(name: string): string {
  const plain = name.normalize('NFKC').replace(INVISIBLE, '')
  return /[@<>]/.test(plain) || MIXED.test(plain) ? '' : plain
}
