import { useEffect, useState } from 'react'
import { serverNow } from '@/lib/time/server_clock'

const MINUTE_MS = 60_000

/** The server's time in ms since 1970, again every minute. */
export function useMinute() {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const tick = setInterval(() => setNow(serverNow()), MINUTE_MS)
    return () => clearInterval(tick)
  }, [])
  return now
}
