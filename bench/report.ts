/** One line of the table. Texts are ready to print; a dash means no value. */
export interface Row {
  /** As in the list of goals: `P1`. */
  goal: string
  operation: string
  ours: string
  raw?: string
  ratio?: number
  /** Of processor time per turn. */
  cpuRatio?: number
  /** The wanted value, in words. */
  wanted?: string
  isMet?: boolean
}

export const perSecond = (rate: number) => `${Math.round(rate).toLocaleString('en')} /s`

export const inMilliseconds = (value: number) =>
  `${value < 10 ? value.toFixed(2) : value.toFixed(0)} ms`

const HEAD = ['', 'Operation', 'Ours', 'Raw limit', 'Ratio', 'by CPU', 'Goal', '']

/** The rows as a table of Markdown that can also be read as it is. */
export function table(rows: Row[]): string {
  const cells = [HEAD, ...rows.map(cellsOf)]
  const widths = HEAD.map((_, at) => Math.max(2, ...cells.map((line) => line[at].length)))
  const lines = cells.map(
    (line) => `| ${line.map((cell, at) => cell.padEnd(widths[at])).join(' | ')} |`
  )
  lines.splice(1, 0, `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`)
  return lines.join('\n')
}

const cellsOf = ({ goal, operation, ours, raw, ratio, cpuRatio, wanted, isMet }: Row) => [
  goal,
  operation,
  ours,
  raw ?? '–',
  ratio === undefined ? '–' : ratio.toFixed(2),
  cpuRatio === undefined || Number.isNaN(cpuRatio) ? '–' : cpuRatio.toFixed(2),
  wanted ?? '–',
  isMet === undefined ? '' : isMet ? 'met' : 'MISSED',
]
