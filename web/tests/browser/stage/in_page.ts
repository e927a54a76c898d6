// These run in the page, without access to the scope around them.

/** Nothing moves and nothing is on its way. */
export function isStill() {
  const isMoving = document
    .getAnimations()
    .some(
      ({ playState, effect }) =>
        playState === 'running' && effect?.getTiming().iterations !== Number.POSITIVE_INFINITY
    )
  return !isMoving && !document.querySelector('main [aria-busy="true"]')
}

/** Marks the screen that is left and tells the router, as the browser does for its buttons. */
export function followWithin(address: string) {
  const content = document.querySelector('#content')
  const pageOf = (url: URL | Location) => url.pathname.replace(/[0-9a-f-]{36}/g, '')
  if (!content || pageOf(new URL(address, location.href)) === pageOf(location)) return false
  for (const part of content.children) part.setAttribute('data-left', '')
  const { idx = 0 } = history.state ?? {}
  const state = { idx: idx + 1, key: `followed-${idx}`, usr: null }
  history.pushState(state, '', address)
  dispatchEvent(new PopStateEvent('popstate', { state }))
  return true
}

/** Parts that follow the size of the window, such as a list below its field, have followed. */
export const twoFrames = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  )
