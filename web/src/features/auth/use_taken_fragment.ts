import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * The secret in the fragment of this address. It is taken out of the address bar at once, so that it is neither copied
 * with the address nor kept in the history.
 * @returns the secret, or an empty text when the address has none
 */
export function useTakenFragment() {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const [secret, setSecret] = useState(() => hash.slice(1))
  useEffect(() => {
    if (!hash) return
    setSecret(hash.slice(1))
    navigate({ pathname, search }, { replace: true })
  }, [pathname, search, hash, navigate])
  return secret
}
