import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { draftOf } from '@/components/form/draft'
import { api } from '@/lib/server/api'
import { HttpFailure } from '@/lib/server/http_failure'
import type { Proposal } from '../proposal'
import { bodyOf, type EditorValues, valuesOf } from './editor_values'

/** How long nothing is typed before it is saved. */
const PAUSE_MS = 900

/** The values stored in this browser, and the version that they are based on. */
interface Kept {
  values: EditorValues
  version: number
}

const draftFor = (id: string) => draftOf<Kept>(`kept proposal:${id}`)

export type SaveState = 'saved' | 'changed' | 'saving' | 'failed'

/**
 * The values of a draft, saved automatically after each pause. Unsaved values are stored in this browser, so a closed
 * window or a lost connection loses nothing.
 * @param taxRate of a first line, a decimal string
 */
export function useAutosave(proposal: Proposal, taxRate: string) {
  const { _id: id } = proposal
  const queryClient = useQueryClient()
  const [first] = useState(() => firstOf(proposal, taxRate))
  const [values, setValues] = useState(first.values)
  const [saved, setSaved] = useState(proposal)
  const [state, setState] = useState<SaveState>('saved')
  const [failure, setFailure] = useState<unknown>()
  const known = useRef({
    version: first.version,
    body: JSON.stringify(bodyOf(valuesOf(proposal, taxRate))),
  })
  const running = useRef<Promise<boolean>>(undefined)
  const latest = useRef(values)
  latest.current = values

  const save = useCallback(async (): Promise<boolean> => {
    while (running.current) await running.current
    const body = JSON.stringify(bodyOf(latest.current))
    if (body === known.current.body) {
      setState('saved')
      return true
    }
    setState('saving')
    running.current = send(body)
    const isSaved = await running.current
    running.current = undefined
    return isSaved

    async function send(text: string) {
      try {
        const answer = await api('PUT', '/api/proposals/:id', {
          params: { id },
          body: { ...JSON.parse(text), version: known.current.version },
        })
        known.current = { version: answer.version, body: text }
        setSaved(answer)
        setFailure(undefined)
        const isNewest = JSON.stringify(bodyOf(latest.current)) === text
        setState(isNewest ? 'saved' : 'changed')
        if (isNewest) draftFor(id).drop()
        else draftFor(id).write({ values: latest.current, version: answer.version })
        void queryClient.invalidateQueries({ queryKey: ['/api/proposals'] })
        return true
      } catch (problem) {
        setFailure(problem)
        setState('failed')
        return false
      }
    }
  }, [id, queryClient])

  useEffect(() => {
    if (JSON.stringify(bodyOf(values)) === known.current.body) return
    setState('changed')
    draftFor(id).write({ values, version: known.current.version })
    const timer = setTimeout(() => void save(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [values, id, save])

  // Input within the last pause is saved on leaving too.
  useEffect(() => () => void save(), [save])

  /** Somebody else was quicker: their state is taken, and what was typed here is given up. */
  const takeTheirs = async () => {
    const theirs = await api('GET', '/api/proposals/:id', { params: { id } })
    known.current = {
      version: theirs.version,
      body: JSON.stringify(bodyOf(valuesOf(theirs, taxRate))),
    }
    draftFor(id).drop()
    setSaved(theirs)
    setValues(valuesOf(theirs, taxRate))
    setFailure(undefined)
    setState('saved')
  }
  const isOutdated = failure instanceof HttpFailure && failure.code === 'version_conflict'
  return { values, setValues, saved, state, failure, save, isOutdated, takeTheirs }
}

/**
 * The values stored in this browser, else the proposal. Stored values keep the version that they are based on: when
 * another user has saved since, the server refuses them, and the user decides.
 */
function firstOf(proposal: Proposal, taxRate: string): Kept {
  const values = valuesOf(proposal, taxRate)
  const kept = draftFor(proposal._id).read()
  const isNews = kept && JSON.stringify(bodyOf(kept.values)) !== JSON.stringify(bodyOf(values))
  return isNews ? kept : { values, version: proposal.version }
}
