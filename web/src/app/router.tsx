import { Suspense, useDeferredValue, useEffect, useMemo } from 'react'
import {
  BrowserRouter,
  type Location,
  matchPath,
  Navigate,
  Route,
  Routes,
  useLocation,
  useNavigate,
} from 'react-router-dom'
import { PageSpinner } from '@/components/loading/page_spinner'
import { signIn } from '@/features/first'
import { currentLanguage } from '@/lib/language/language'
import type { Label } from '@/lib/language/languages'
import { inTime, lazyPart } from '@/lib/parts/lazy_part'
import { currentSession, leaveWith, useSession } from '@/lib/session/session'
import { isOpenAddress } from './addresses'
import { routeFor } from './pages'
import { loadScreens, PublicPage, warnOfLoading } from './public_page'
import { TargetProvider } from './target'

/** In the code, because the translations load later. */
const LOADING: Label = {
  en: 'Loading application...',
  de: 'Anwendung wird geladen...',
  sq: 'Duke ngarkuar aplikacionin...',
}

/** The pages before the sign-in, which wait for no other feature. */
const entrances = signIn.routes.map((route) => routeFor(route, [signIn.name]))

const { Part: Screens } = lazyPart(async () => (await inTime(loadScreens())).Screens)

/** Changes of the address are rendered at once: what waits for the files of a screen is only the screen. */
export function Router() {
  return (
    <BrowserRouter useTransitions={false}>
      <LeaveToPath />
      <Suspense fallback={<PageSpinner text={LOADING[currentLanguage()]} />}>
        <Screen />
      </Suspense>
    </BrowserRouter>
  )
}

/** The screen of the address. One whose files are not there yet leaves the screen before it until they are. */
function Screen() {
  const location = useLocation()
  const shown = useDeferredValue(location)
  const { pathname } = location
  const isComing = pathname !== shown.pathname
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page begins at its top
  useEffect(() => {
    // No bare arrow: newer browsers answer a promise, which React would call as a clean-up.
    window.scrollTo(0, 0)
  }, [shown.pathname])
  return (
    <TargetProvider value={useMemo(() => ({ pathname, isComing }), [pathname, isComing])}>
      <ScreenAt location={shown} />
    </TargetProvider>
  )
}

/** The pages before the sign-in are here; all others come with a file of their own, which nobody else waits for. */
function ScreenAt({ location }: { location: Location }) {
  const { status } = useSession()
  if (entranceAt(location.pathname)) {
    return (
      <Routes location={location}>
        {entrances.map(({ path, Page }) => (
          <Route key={path} path={path} element={<PublicPage Page={Page} />} />
        ))}
      </Routes>
    )
  }
  if (status === 'signedOut' && !isOpenAddress(location.pathname))
    return <Navigate to="/login" replace />
  return <Screens location={location} />
}

/**
 * Preloads the screen of the address while the start still waits. A failed file is reported by the screen that needs
 * it.
 */
export function preloadScreen() {
  const { pathname } = window.location
  const isSignedIn = currentSession().status === 'signedIn'
  const needsScreens = isSignedIn || (!entranceAt(pathname) && isOpenAddress(pathname))
  const entrance = entranceAt(pathname) ?? (needsScreens ? undefined : entranceAt('/login'))
  const screen = needsScreens && loadScreens().then(({ loadScreen }) => loadScreen(pathname))
  Promise.all([entrance?.load(), screen]).catch(warnOfLoading)
}

function entranceAt(pathname: string) {
  return entrances.find(({ path }) => matchPath(path, pathname))
}

/** Lets the session bring the user to a page without knowing the router. */
function LeaveToPath() {
  const navigate = useNavigate()
  useEffect(() => leaveWith((path) => navigate(path, { replace: true })), [navigate])
  return null
}
