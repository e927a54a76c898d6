import { useEffect, useState } from 'react'
import { tellLive } from '@/lib/live/live'
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
  let isCutOff = opened.isCutOff && isLost
  if (opened.pathname !== pathname) isCutOff = isLost
  if (opened.pathname !== pathname || opened.isCutOff !== isCutOff)
    setOpened({ pathname, isCutOff })

  // Failed requests of the frame are sent again.
  useEffect(() => (isCutOff ? () => tellLive({ kind: 'all', id: '' }) : undefined), [isCutOff])
  return isCutOff
}
