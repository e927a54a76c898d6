import { Box, Text, useApp, useInput } from 'ink'
import { useEffect, useRef, useState } from 'react'
import { clock } from '../lib/output/format.js'
import { elapsedSeconds, type RunningTask } from '../lib/timer/timer_state.js'
import { toneProps } from './tone.js'

export interface TimerProps {
  first: RunningTask | undefined
  look: { hasColor: boolean; running: string; paused: string; idle: string }
  texts: {
    idle: string
    paused: string
    noProject: string
    /** The keys while a task runs, while it is paused, and while none runs. */
    keys: { running: string; paused: string; idle: string }
    show: (text: string) => string
    failure: (error: unknown) => string
  }
  read: () => Promise<RunningTask | undefined>
  stop: () => Promise<unknown>
  /** Begin and end a break. */
  pause: () => Promise<RunningTask>
  resume: () => Promise<RunningTask>
  /** Calls back at each change made elsewhere; returns what ends it. */
  subscribe: (changed: () => void) => () => void
}

const TONES = { running: 'accent', paused: 'amber', idle: 'dim' } as const

/** The running clock, counted from the start by the server's clock once a second. */
export function TimerView(props: TimerProps) {
  const { first, look, texts, read, stop, subscribe } = props
  const { exit } = useApp()
  const [running, setRunning] = useState(first)
  const [failure, setFailure] = useState('')
  const [, tick] = useState(0)

  const follow = useRef(async () => {})
  follow.current = async () => {
    try {
      setRunning(await read())
      setFailure('')
    } catch (error) {
      setFailure(texts.failure(error))
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: one subscription for the view's whole life
  useEffect(() => subscribe(() => void follow.current()), [])
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 1000)
    return () => clearInterval(timer)
  }, [])

  useInput((input, key) => {
    if (input === 'q' || key.escape) exit()
    if (!running) return
    if (input === 'x') void change(async () => void (await stop()))
    if (input === 'p') void change(running.pausedAt === null ? props.pause : props.resume)
  })

  async function change(work: () => Promise<RunningTask | undefined>) {
    try {
      setRunning(await work())
      setFailure('')
    } catch (error) {
      setFailure(texts.failure(error))
    }
  }

  const state = running ? (running.pausedAt === null ? 'running' : 'paused') : 'idle'

  return (
    <Box flexDirection="column">
      {running ? (
        <>
          <Text>
            <Text {...toneProps(TONES[state], look)}>{look[state]} </Text>
            <Text bold={look.hasColor}>{clock(elapsedSeconds(running))}</Text>
            {state === 'paused' && <Text {...toneProps('amber', look)}> {texts.paused}</Text>}
            {'  '}
            {texts.show(running.title)}
          </Text>
          <Text {...toneProps('dim', look)}>
            {'  '}
            {running.project ? texts.show(running.project) : texts.noProject}
          </Text>
        </>
      ) : (
        <Text {...toneProps('dim', look)}>
          {look.idle} {texts.idle}
        </Text>
      )}
      {failure && <Text {...toneProps('red', look)}>{failure}</Text>}
      <Box marginTop={1}>
        <Text {...toneProps('dim', look)}>{texts.keys[state]}</Text>
      </Box>
    </Box>
  )
}
