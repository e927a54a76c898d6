import { Box, type Key, Text, useApp, useInput } from 'ink'
import { useEffect, useState } from 'react'
import type { LaidOut } from '../lib/output/table.js'
import { TableView } from './table_view.js'
import { TextLine, typed } from './text_line.js'
import { toneProps } from './tone.js'
import { stepOf, useCursorRow } from './use_cursor_row.js'
import { useFittedTable } from './use_fitted_table.js'
import { windowAround } from './window_around.js'

/** Lines besides the companies: title, heads of the columns, the field for a reason, and the gaps between them. */
const OTHER_LINES = 9
/** Decisions that stay in sight while there are more to make. */
const LAST_NEWS = 3

export interface News {
  text: string
  isBad: boolean
}

export interface QueueProps {
  /** Lays the rows out for a width. */
  layOut: (width: number) => LaidOut
  /** The companies' names, in the order of the rows. */
  names: string[]
  look: { hasColor: boolean; mark: string }
  texts: {
    title: (count: number) => string
    keys: string
    reasonFor: (company: string) => string
    reasonKeys: string
    working: string
    finished: string
    failure: (error: unknown) => string
  }
  /** Decide the company of a row; they answer the sentence to show and fail when refused. */
  approve: (row: number) => Promise<string>
  reject: (row: number, reason: string) => Promise<string>
  onNews?: (news: News) => void
}

type Mode = 'choosing' | 'reason' | 'working'

/** The waiting companies with a cursor: j/k or arrows move, a approves, r rejects with a reason, q ends. */
export function QueueView({ layOut, names, look, texts, approve, reject, onNews }: QueueProps) {
  const { exit } = useApp()
  const { table, height } = useFittedTable(layOut, look.mark.length + 1)
  const [open, setOpen] = useState(() => names.map((_, index) => index))
  const [mode, setMode] = useState<Mode>('choosing')
  const [reason, setReason] = useState('')
  const [news, setNews] = useState<News[]>([])
  const { row, move } = useCursorRow(open.length)
  const current = open[row]

  async function decide(index: number, work: () => Promise<string>) {
    setMode('working')
    try {
      tell({ text: await work(), isBad: false })
      setOpen((before) => before.filter((each) => each !== index))
    } catch (error) {
      tell({ text: texts.failure(error), isBad: true })
    }
    setMode('choosing')
  }

  function tell(latest: News) {
    setNews((before) => [...before, latest])
    onNews?.(latest)
  }

  useEffect(() => {
    if (!open.length && mode === 'choosing') exit()
  }, [open.length, mode, exit])

  function choose(input: string, key: Key) {
    if (input === 'q' || key.escape) exit()
    else if (stepOf(input, key)) move(stepOf(input, key))
    else if (input === 'r' && current !== undefined) {
      setReason('')
      setMode('reason')
    } else if (input === 'a' && current !== undefined) void decide(current, () => approve(current))
  }

  function giveReason(input: string, key: Key) {
    const text = reason.trim()
    if (key.escape) setMode('choosing')
    else if (!key.return) setReason((before) => typed(before, input, key))
    else if (text && current !== undefined) void decide(current, () => reject(current, text))
  }

  // One listener for the whole life: when it changes hands, Ink loses keys or never gets another one.
  useInput((input, key) => {
    if (mode === 'choosing') choose(input, key)
    else if (mode === 'reason') giveReason(input, key)
  })

  const rows = open.map((index) => table.rows[index] ?? [])
  const lastNews = rows.length ? news.slice(-LAST_NEWS) : news
  const { from, to } = windowAround({
    row,
    count: rows.length,
    height: height - OTHER_LINES - lastNews.length,
  })
  return (
    <Box flexDirection="column">
      {rows.length > 0 && (
        <>
          <Box marginBottom={1}>
            <Text bold={look.hasColor}>{texts.title(open.length)}</Text>
          </Box>
          <TableView
            table={{ ...table, rows: rows.slice(from, to) }}
            hasColor={look.hasColor}
            chosen={{ row: row - from, mark: look.mark }}
          />
        </>
      )}
      {news.length > 0 && (
        <Box flexDirection="column" marginTop={rows.length ? 1 : 0}>
          {lastNews.map(({ text, isBad }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines without a state of their own
            <Text key={index} {...toneProps(isBad ? 'red' : 'green', look)}>
              {text}
            </Text>
          ))}
        </Box>
      )}
      <Box marginTop={1}>
        {mode === 'reason' && current !== undefined ? (
          <TextLine
            label={texts.reasonFor(names[current] ?? '')}
            text={reason}
            hint={texts.reasonKeys}
            hasColor={look.hasColor}
          />
        ) : (
          <Text {...toneProps('dim', look)}>{footOf(mode, rows.length, texts)}</Text>
        )}
      </Box>
    </Box>
  )
}

function footOf(mode: Mode, left: number, texts: QueueProps['texts']) {
  if (mode === 'working') return texts.working
  return left ? texts.keys : texts.finished
}
