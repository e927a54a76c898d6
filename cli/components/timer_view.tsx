import { Box, Text, useApp, useInput } from 'ink'
import { useEffect, useRef, useState } from 'react'
import { clock } from '../lib/format.js'
import { elapsedSeconds, type RunningTask } from '../lib/timer_state.js'
import { toneProps } from './tone.js'

export interface TimerProps {
  first: RunningTask | undefined
  look: { hasColor: boolean; running: string; idle: string }
  texts: {
    idle: string
    noProject: string
    /** The keys while a task runs, and while none does. */
    keys: { running: string; idle: string }
    show: (text: string) => string
    failure: (error: unknown) => string
  }
  read: () => Promise<RunningTask | undefined>
  stop: () => Promise<unknown>
  /** Calls back at each change made elsewhere; returns what ends it. */
  subscribe: (changed: () => void) => () => void
}

/** The running clock, counted from the start by the server's clock once a second. */
export function TimerView({ first, look, texts, read, stop, subscribe }: TimerProps) {
  const { exit } = useApp()
  const [running, setRunning] = useState(first)
  const [failure, setFailure] = useState('')
  const [, tick] = useState(0)
  const [isOver, setOver] = useState(false)

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
    if (input === 'q' || key.escape) {
      setOver(true)
      exit()
    }
    if (input === 'x' && running) {
      stop().then(
        () => setRunning(undefined),
        (error: unknown) => setFailure(texts.failure(error))
      )
    }
  })

  return (
    <Box flexDirection="column">
      {running ? (
        <>
          <Text>
            <Text {...toneProps('accent', look)}>{look.running} </Text>
            <Text bold={look.hasColor}>{clock(elapsedSeconds(running))}</Text>
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
      {!isOver && (
        <Box marginTop={1}>
          <Text {...toneProps('dim', look)}>{running ? texts.keys.running : texts.keys.idle}</Text>
        </Box>
      )}
    </Box>
  )
}
