import { readFileSync } from 'node:fs'

/**
 * Passwords and words that attackers try first, folded to lower case: an extract of the list of
 * zxcvbn-ts (MIT), which comes from published leaks, with German and Albanian words.
 */
const COMMON = new Set(
  readFileSync(new URL('../data/common_passwords.txt', import.meta.url), 'utf8').split('\n')
)

/** Signs that stand for letters when people dress a word up. */
const LETTERS: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '@': 'a', $: 's' }

const ROWS = [
  '01234567890123456',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertzuiopasdfghjkl',
  'qwertyuiopasdfghjkl',
]

/**
 * Whether it is among what an attacker tries first: a common password, one with digits around it
 * (`sommer2026!`), one dressed up (`P@ssw0rd1234`), one twice, or a run of keys.
 * @param folded NFKC, lower case
 */
export function isCommonPassword(folded: string) {
  const inner = folded.replace(/^[\d\W_]+|[\d\W_]+$/gu, '')
  const plain = folded
    .replace(/[\d\W_]+$/u, '')
    .replace(/[0134@$]/g, (sign) => LETTERS[sign] ?? sign)
  const words = [folded, inner, plain].filter((word) => word.length >= 4)
  return isRepeated(folded) || isRow(folded) || words.some((word) => COMMON.has(onceOf(word)))
}

/** `hallohallo` is `hallo`. */
function onceOf(word: string) {
  const half = word.slice(0, word.length / 2)
  return half + half === word ? half : word
}

/** One to three characters over and over. */
const isRepeated = (text: string) => /^(.{1,3})\1+.{0,2}$/u.test(text)

/** A run of the keyboard or the alphabet, in either direction. */
function isRow(text: string) {
  const backwards = [...text].reverse().join('')
  return ROWS.some((row) => row.includes(text) || row.includes(backwards))
}
