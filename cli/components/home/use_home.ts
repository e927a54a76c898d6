import { useEffect, useRef, useState } from 'react'
import { elapsedSeconds } from '../../lib/timer/timer_state.js'
import type { HomeData, HomeNews } from './home_data.js'
import type { HomeProps, Outcome } from './home_props.js'

/** The row under the cursor by its id, and where it was. */
export interface Chosen {
  id?: string | undefined
  row: number
}

/** The data of the home screen and what happened last; follows the server for the view's whole life. */
export function useHome({ first, follow, failure }: HomeProps) {
  const [data, setData] = useState<HomeData>(first)
  const [news, setNews] = useState<HomeNews>()
  const [isBusy, setBusy] = useState(false)
  const [chosen, choose] = useState<Chosen>({ row: 0 })
  const following = useRef<ReturnType<typeof follow>>(undefined)
  const fail = (error: unknown) => setNews({ text: failure(error), isBad: true })
  const tell = (part: Partial<HomeData>) => setData((before) => ({ ...before, ...part }))

  // biome-ignore lint/correctness/useExhaustiveDependencies: one subscription for the view's whole life
  useEffect(() => {
    following.current = follow({ tell, say: setNews })
    return () => following.current?.end()
  }, [])

  /** Does one thing after the other: keys that come meanwhile do nothing. */
  async function act(work: () => Promise<Outcome>) {
    setBusy(true)
    try {
      const { part = {}, text, chosenId: next } = await work()
      tell(part)
      setNews({ text, isBad: false })
      if (next) choose({ id: next, row: 0 })
    } catch (error) {
      fail(error)
    }
    setBusy(false)
    void following.current?.refresh()
  }

  return {
    data,
    news,
    setNews,
    isBusy,
    chosen,
    choose,
    act,
    refresh: () => void following.current?.refresh(),
  }
}

/** Seconds on the running clock; the view draws again each second while it counts. */
export function useElapsed({ running }: HomeData) {
  const [, tick] = useState(0)
  const isCounting = running !== undefined && running.pausedAt === null
  useEffect(() => {
    if (!isCounting) return
    const timer = setInterval(() => tick((count) => count + 1), 1000)
    return () => clearInterval(timer)
  }, [isCounting])
  return running ? elapsedSeconds(running) : 0
}
