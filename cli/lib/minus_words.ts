/**
 * Words such as `-15m` with another minus, which the reader of options does not take for an option; times are read with
 * either.
 */
export const withoutMinus = (argv: string[]) =>
  argv.map((word) => (/^-\d[\d.,]*(?:[a-z]|:\d)/i.test(word) ? `\u2212${word.slice(1)}` : word))
