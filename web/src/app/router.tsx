import { Suspense, useDeferredValue, useEffect, useMemo } from 'react'
import {
  BrowserRouter,
  type Location,
  matchPath,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigate,
} from 'react-router-dom'
import { PageSpinner } from '@/components/loading/page_spinner'
import { features } from '@/features'
import { currentLanguage } from '@/lib/language/language'
import type { Label } from '@/lib/language/languages'
import { addRefreshRules } from '@/lib/live/refresh_rules'
import { lazyPart } from '@/lib/parts/lazy_part'
import { currentSession, leaveWith, useSession } from '@/lib/session/session'
import { Fallback, Guard, loadRoleGuard } from './guards'
import { type PageRoute, routeFor, withTranslations } from './pages'
import { TargetProvider } from './target'
import { whenIdle } from './when_idle'

/** In the code, because the translations load later. */
const LOADING: Label = {
  en: 'Loading application...',
  de: 'Anwendung wird geladen...',
  sq: 'Duke ngarkuar aplikacionin...',
}

const { Part: Shell, load: loadShell } = lazyPart(
  async () => (await withTranslations(() => import('./shell/shell'), ['shell'])).Shell
)

for (const { refreshedBy } of features) if (refreshedBy) addRefreshRules(refreshedBy)

const askAhead = async () => (await import('./shell/ahead')).askAhead()

const routes = features.flatMap(({ name, textsOf = [], routes }) =>
  routes.map((route) => routeFor(route, [name, ...textsOf]))
)
const publicRoutes = routes.filter((route) => route.access === 'public')
const guardedRoutes = routes.filter((route) => route.access !== 'public')

/** Changes of the address are rendered at once: what waits for the files of a screen is only the screen. */
export function Router() {
  return (
    <BrowserRouter useTransitions={false}>
      <LeaveToPath />
      <Suspense fallback={<PageSpinner text={LOADING[currentLanguage()]} />}>
        <Screens />
      </Suspense>
    </BrowserRouter>
  )
}

/** The screen of the address. One whose files are not there yet leaves the screen before it until they are. */
function Screens() {
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
      <AppRoutes location={shown} />
    </TargetProvider>
  )
}

/**
 * Preloads the screen of the address while the start still waits. A failed file is reported by the screen that needs
 * it.
 */
export function preloadScreen() {
  const isSignedIn = currentSession().status === 'signedIn'
  const find = (path: string, among: typeof routes) =>
    among.find((route) => matchPath(route.path, path))
  const open = isSignedIn ? routes : publicRoutes
  const route = find(window.location.pathname, open) ?? find('/login', publicRoutes)
  const frame = isSignedIn ? [askAhead(), loadShell(), loadRoleGuard()] : []
  Promise.all([route?.load(), ...frame]).catch(tellLater)
}

/** All screens. Those behind a guard stand in the shell, which stays while they change. */
function AppRoutes({ location }: { location: Location }) {
  return (
    <Routes location={location}>
      {publicRoutes.map(({ path, Page }) => (
        <Route key={path} path={path} element={<PublicPage Page={Page} />} />
      ))}
      <Route element={<Frame />}>
        {guardedRoutes.map(({ path, access, roles, Page }) => (
          <Route
            key={path}
            path={path}
            element={
              <Guard access={access} roles={roles}>
                <Page />
              </Guard>
            }
          />
        ))}
      </Route>
      <Route path="*" element={<Fallback />} />
    </Routes>
  )
}

/** Once it can be used, the page makes good use of the time: the shell is there before the sign-in is sent. */
function PublicPage({ Page }: Pick<PageRoute, 'Page'>) {
  useEffect(() => whenIdle(() => loadShell().catch(tellLater)), [])
  return <Page />
}

function tellLater(failure: unknown) {
  console.warn('Loading ahead did not work.', failure)
}

/** Signed out there is no shell: the guards below send the user to the right sign-in. */
function Frame() {
  const { status } = useSession()
  return status === 'signedIn' ? <Shell /> : <Outlet />
}

/** Lets the session bring the user to a page without knowing the router. */
function LeaveToPath() {
  const navigate = useNavigate()
  useEffect(() => leaveWith((path) => navigate(path, { replace: true })), [navigate])
  return null
}
