/** Longest title of a step that the server takes. */
export const LONGEST = 300

/** Marks of lists in front of a line: `-`, `*`, `•`, `1.`, `[ ]`. */
const MARK = /^\s*(?:(?:[-*•–]|\d+[.)])\s+)?(?:\[[ xX]?\]\s+)?/

/** The steps in a text, a line each, without the marks of a list. */
export const stepsOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.replace(MARK, '').trim().slice(0, LONGEST))
    .filter((line) => line !== '')
