import { lazy, Suspense, useEffect } from 'react'
import { BrowserRouter, Outlet, Route, Routes, useLocation, useNavigate } from 'react-router-dom'
import { Loading } from '@/components/loading'
import { features } from '@/features'
import { leaveWith, useSession } from '@/lib/session'
import { Fallback, Guard } from './guards'
import { routeFor } from './pages'

const Shell = lazy(() => import('./shell/shell').then(({ Shell }) => ({ default: Shell })))

const routes = features.flatMap((feature) => feature.routes).map(routeFor)
const publicRoutes = routes.filter((route) => route.access === 'public')
const guardedRoutes = routes.filter((route) => route.access !== 'public')

export function Router() {
  return (
    <BrowserRouter>
      <LeaveToPath />
      <Suspense fallback={<Loading extent="page" text="loading.application" />}>
        <AppRoutes />
      </Suspense>
    </BrowserRouter>
  )
}

/** All screens. Those behind a guard stand in the shell, which stays while they change. */
export function AppRoutes() {
  return (
    <Routes>
      {publicRoutes.map(({ path, Page }) => (
        <Route key={path} path={path} element={<Page />} />
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

/** Signed out there is no shell: the guards below send the user to the right sign-in. */
function Frame() {
  const { status } = useSession()
  return status === 'signedIn' ? <Shell /> : <Outlet />
}

/** Lets the session bring the user to a page without knowing the router. */
function LeaveToPath() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  useEffect(() => leaveWith((path) => navigate(path, { replace: true })), [navigate])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page begins at its top
  useEffect(() => {
    // No bare arrow: newer browsers answer a promise, which React would call as a clean-up.
    window.scrollTo(0, 0)
  }, [pathname])
  return null
}
