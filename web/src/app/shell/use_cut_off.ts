import { useEffect, useState } from 'react'
import { tellLive } from '@/lib/live/live'
import { forgetFailedFiles } from '@/lib/parts/lazy_part'
import { useConnection } from '@/lib/server/connection'
import { useTarget } from '../target'

/**
 * Whether the screen was opened without a connection, so that neither its files nor its answers can come. One that was
 * open before stays, with all that was typed into it.
 */
export function useCutOff() {
  const isLost = useConnection() !== 'answers'
  const { pathname } = useTarget()
  const [opened, setOpened] = useState({ pathname, isCutOff: isLost })
  const isOther = opened.pathname !== pathname
  if (isOther) setOpened({ pathname, isCutOff: isLost })
  const isCutOff = isOther ? isLost : opened.isCutOff

  // Before the screen is shown: files that did not come are loaded again, and the frame asks again for its answers.
  const isBack = isCutOff && !isLost
  useEffect(() => {
    if (!isBack) return
    forgetFailedFiles()
    tellLive({ kind: 'all', id: '' })
    setOpened({ pathname, isCutOff: false })
  }, [isBack, pathname])
  return isCutOff
}
