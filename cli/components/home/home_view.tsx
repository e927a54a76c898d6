import { useApp, useInput, useWindowSize } from 'ink'
import { useState } from 'react'
import { fuzzyOrder } from '../../lib/fuzzy.js'
import { WIDEST } from '../../lib/output/terminal.js'
import { homeFrame } from './home_frame.js'
import { type Step, stepFor } from './home_keys.js'
import type { HomeProps } from './home_props.js'
import { LinesView } from './lines_view.js'
import type { HomeModel, Mode } from './model.js'
import { useElapsed, useHome } from './use_home.js'

/** The home screen: the clock, the week, the tasks or the approval desk, and what needs attention. */
export function HomeView(props: HomeProps) {
  const { t, look, company, actions } = props
  const { exit } = useApp()
  const { columns, rows } = useWindowSize()
  const { data, news, isBusy, chosen, ...home } = useHome(props)
  const [mode, setMode] = useState<Mode>('list')
  const [text, setText] = useState('')
  const elapsed = useElapsed(data)

  const listed = data.list?.rows ?? []
  const matches = fuzzyOrder(
    listed.map(({ search }) => search),
    mode === 'search' ? text : ''
  )
  // The cursor follows its row when others come and go; where its row has left, the next one takes it.
  const place = matches.findIndex((index) => listed[index]?.id === chosen.id)
  const row = place < 0 ? Math.max(0, Math.min(chosen.row, matches.length - 1)) : place
  const model: HomeModel = { data, mode, text, matches, row, elapsed, isBusy, news, company }

  function enter(next: Mode) {
    setText('')
    setMode(next)
    home.setNews(undefined)
    home.choose({ id: listed[matches[row] ?? -1]?.id, row })
  }

  function take(step: Step) {
    if (step.do === 'quit') exit()
    if (step.do === 'refresh') home.refresh()
    if (step.do === 'enter') enter(step.mode)
    if (step.do === 'move') {
      const to = Math.max(0, Math.min(step.to, matches.length - 1))
      home.choose({ id: listed[matches[to] ?? -1]?.id, row: to })
    }
    if (step.do === 'write') {
      setText(step.text)
      // The best match is the one that is meant.
      if (mode === 'search') home.choose({ row: 0 })
    }
    if (step.do === 'act') {
      enter('list')
      void home.act(step.work)
    }
  }

  // One listener for the whole life: when it changes hands, Ink loses keys or never gets another one.
  useInput((input, key) => take(stepFor({ input, key, model, actions })))

  const size = { columns: Math.min(columns, WIDEST), rows }
  const lines = homeFrame(model, { t, look, more: look.glyph('more') }, size)
  return <LinesView lines={lines} hasColor={look.hasColor} />
}
