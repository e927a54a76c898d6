import type { HomeProps } from './components/home/home_props.js'
import { HomeView } from './components/home/home_view.js'
import { type PickProps, PickView } from './components/pick_view.js'
import { type QueueProps, QueueView } from './components/queue_view.js'
import { runView } from './components/run_view.js'
import { type TimerProps, TimerView } from './components/timer_view.js'

/**
 * The views that redraw, in a file of their own: only commands that show one load Ink and React. They share no code with
 * the commands, so they take values and functions, and answer whether Ctrl+C ended them.
 */
export const runTimer = (props: TimerProps) => runView(<TimerView {...props} />)
export const runPick = (props: PickProps) => runView(<PickView {...props} />)
export const runQueue = (props: QueueProps) => runView(<QueueView {...props} />)
export const runHome = (props: HomeProps) => runView(<HomeView {...props} />)
