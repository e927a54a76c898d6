import { createContext, useContext } from 'react'
import { useLocation } from 'react-router-dom'

/** Where the user has gone. The screen before it stays until the new one can be shown. */
export interface Target {
  pathname: string
  /** The new screen is not there yet. */
  isComing: boolean
}

const TargetContext = createContext<Target | undefined>(undefined)

export const TargetProvider = TargetContext.Provider

/** The page to highlight in menus: the requested one, even while its files load. */
export function useTarget(): Target {
  const { pathname } = useLocation()
  return useContext(TargetContext) ?? { pathname, isComing: false }
}
