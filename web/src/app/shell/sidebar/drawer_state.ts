import { atom } from 'jotai'

/** Whether the sidebar is open as a drawer (below 1200 px). */
export const drawerAtom = atom(false)
