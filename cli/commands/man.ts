import type { Command } from 'commander'
import manifest from '../../package.json' with { type: 'json' }
import type { Context } from '../lib/context.js'
import { type Manual, manualOf } from '../lib/manual.js'

/** `kontor man`: the manual as text, or with `--roff` as a page for `man`. */
export function man(context: Context, { program, roff }: { program: Command; roff?: boolean }) {
  const manual = manualOf(program, context.t)
  if (context.isJson) return context.printJson(manual)
  context.printData(roff ? roffOf(manual, context.t) : textOf(manual, context))
}

function textOf(manual: Manual, { t, terminal }: Context) {
  const head = (title: string) => terminal.paint('strong', title)
  const row = (name: string, text: string) => `    ${name.padEnd(24)}  ${text}`.trimEnd()
  const commands = manual.commands.flatMap(({ usage, description, options, examples }) => [
    '',
    `  ${terminal.paint('accent', usage)}`,
    `    ${description}`,
    ...options.map((option) => row(option.flags, option.description)),
    ...examples.map((line) => terminal.paint('dim', `      ${line}`)),
  ])
  return [
    `kontor ${manifest.version}`,
    manual.description,
    '',
    head(t('manual.commands')),
    ...commands.slice(1),
    '',
    head(t('manual.options')),
    ...manual.options.map(({ flags, description }) => row(flags, description)),
    ...manual.chapters.flatMap(({ title, text }) => ['', head(title), ...wrapped(text)]),
    ...manual.lists.flatMap(({ title, rows }) => [
      '',
      head(title),
      ...rows.map(({ name, meaning }) => row(name, meaning)),
    ]),
  ].join('\n')
}

const LINE = 76

function wrapped(text: string) {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < LINE) lines.push(`${lines.pop()} ${word}`)
    else lines.push(`    ${word}`)
  }
  return lines
}

/** The macros of man(7). */
function roffOf(manual: Manual, t: Context['t']) {
  const plain = (text: string) =>
    text
      .replaceAll('\\', '\\e')
      .replaceAll('-', '\\-')
      .replace(/^([.'])/, '\\&$1')
  const tagged = (name: string, text: string) => ['.TP', `.B ${plain(name)}`, plain(text)]
  return [
    `.TH KONTOR 1 "" "Kontor ${manifest.version}"`,
    '.SH NAME',
    `kontor \\- ${plain(manual.description)}`,
    '.SH SYNOPSIS',
    '.B kontor',
    `[${plain(t('help.options'))}] <${plain(t('help.command'))}>`,
    `.SH ${t('manual.commands').toUpperCase()}`,
    ...manual.commands.flatMap(({ usage, description, options, examples }) => [
      '.TP',
      `.B ${plain(usage)}`,
      plain(description),
      ...options.flatMap((option) => [
        '.br',
        `${plain(option.flags)}: ${plain(option.description)}`,
      ]),
      ...examples.flatMap((line) => ['.br', `.I ${plain(line)}`]),
    ]),
    `.SH ${t('manual.options').toUpperCase()}`,
    ...manual.options.flatMap(({ flags, description }) => tagged(flags, description)),
    ...manual.chapters.flatMap(({ title, text }) => [`.SH ${title.toUpperCase()}`, plain(text)]),
    ...manual.lists.flatMap(({ title, rows }) => [
      `.SH ${title.toUpperCase()}`,
      ...rows.flatMap(({ name, meaning }) => tagged(name, meaning)),
    ]),
  ].join('\n')
}
