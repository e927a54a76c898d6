import { readFileSync } from 'node:fs'

/** Texts that ran as a script, or put an element into a page, in some program (reliability C01). */
export const XSS_TEXTS = readFileSync(new URL('./data/xss_texts.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean)

/** Texts that some template engine, formula or translation would have evaluated (reliability C06). */
export const TEMPLATE_TEXTS = [
  '{{7*7}}',
  `$${'{7*7}'}`,
  '<%=7*7%>',
  '#{7*7}',
  '{7*7}',
  '[[7*7]]',
  '{{user.password}}',
  '{{companyName}} {companyName}',
  '{{inviter}} {inviter} %{inviter}',
  '$t(auth:mails.invitation.hint)',
  '{{config.app.appKey}}',
  '{{constructor.constructor("return process.env")()}}',
  '{% include "/etc/passwd" %}',
  '{{ env.APP_KEY }}',
  '#read("/etc/passwd")',
  '#eval("7*7")',
  '#(7*7)',
  '$ 7 * 7 $',
  '=7*7',
  '__APP_KEY__',
]

/** Marks that turn the reading direction around, so that a text poses as another one. */
export const DIRECTION_TEXTS = [
  'gpj.\u202eexe',
  'Bank\u202d GmbH\u202c',
  '\u2067right\u2069 \u2066left\u2069',
  '\u202aembedded\u202c \u202bRTL\u202c',
]

/** Sequences that a terminal executes: colours, cursor, title, clipboard, links, answers, colour by C1. */
export const TERMINAL_TEXTS = [
  '\u001b[2J\u001b[H',
  '\u001b[31mred\u001b[0m',
  '\u001b[1A\u001b[2Kgone',
  '\u001b[?1049h\u001b[?25l',
  '\u001b[6n',
  '\u001b[c',
  '\u001b[8;200;200t',
  '\u001b]0;owned\u0007',
  '\u001b]2;owned\u001b\\',
  '\u001b]52;c;cm0gLXJmIC8=\u0007',
  '\u001b]8;;http://127.0.0.1:9/\u0007click\u001b]8;;\u0007',
  '\u001b]1337;File=inline=1:AAAA\u0007',
  '\u001b]50;?\u0007',
  '\u001bP$q"p\u001b\\',
  '\u001b_Gi=1\u001b\\',
  '\u001b^private\u001b\\',
  '\u001bc',
  '\u001b(0lqk\u001b(B',
  '\u001b#8',
  '\u009b31mred',
  '\u009d0;owned\u009c',
  '\u0090$q"p\u009c',
  '\u0007\u0007bell',
  'over\rwritten',
  'a\bb\u007fc',
  '\u000e shifted \u000f',
  'line\u0085next\u000bvertical\u000cform',
  '\u001b',
  'unfinished \u001b]0;',
  'unfinished \u001b[',
]

/**
 * Joins texts, one below the other, into as few values of at most `longest` characters as possible. A text that is
 * longer is left out.
 */
export function packed(texts: string[], longest: number, separator = '\n') {
  const values: string[] = []
  for (const text of texts.filter(({ length }) => length <= longest)) {
    const longer = values.length ? `${values.at(-1)}${separator}${text}` : text
    if (values.length === 0 || longer.length > longest) values.push(text)
    else values[values.length - 1] = longer
  }
  return values
}

/** Gives out texts that fit, one after the other, and begins again at the end. */
export function supplyOf(texts: string[]) {
  const given = new Map<number, number>()
  return (longest: number) => {
    const fitting = texts.filter(({ length }) => length <= longest)
    const count = given.get(longest) ?? 0
    given.set(longest, count + 1)
    return fitting[count % fitting.length] ?? ''
  }
}
