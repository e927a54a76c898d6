import { useEffect, useRef, useState } from 'react'
import type { ChatEvent } from '#api/chat_events'
import { openAnswer } from '@/lib/server/api'
import { HttpFailure } from '@/lib/server/http_failure'
import { readEvents } from './read_events'

/** A question to the model with everything that came back so far. */
export interface ModelAnswer {
  id: string
  text: string
  events: ChatEvent[]
  isRunning: boolean
  /** Why it could not be asked, or the connection broke off. */
  failure?: unknown
}

/** Asks the company's model; leaving the page cancels what is running. */
export function useModel() {
  const [answers, setAnswers] = useState<ModelAnswer[]>([])
  const running = useRef(new Map<string, AbortController>())

  useEffect(() => {
    const all = running.current
    return () => {
      for (const controller of all.values()) controller.abort()
    }
  }, [])

  const change = (id: string, changed: (answer: ModelAnswer) => ModelAnswer) =>
    setAnswers((all) => all.map((answer) => (answer.id === id ? changed(answer) : answer)))

  const ask = async (id: string, text: string) => {
    const controller = new AbortController()
    running.current.set(id, controller)
    setAnswers((all) => [{ id, text, events: [], isRunning: true }, ...all])
    try {
      const stream = await openAnswer('/api/assistant/chat', { text }, controller.signal)
      await readEvents(stream, (event) =>
        change(id, (answer) => ({ ...answer, events: [...answer.events, event] }))
      )
    } catch (failure) {
      if (!controller.signal.aborted || !(failure instanceof DOMException)) {
        const shown = failure instanceof HttpFailure ? failure : new HttpFailure(0)
        change(id, (answer) => ({ ...answer, failure: shown }))
      }
    }
    running.current.delete(id)
    change(id, (answer) => ({ ...answer, isRunning: false }))
  }

  const cancel = (id: string) => running.current.get(id)?.abort()
  return { answers, ask, cancel }
}
