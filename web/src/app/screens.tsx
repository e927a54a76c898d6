import { type Location, matchPath, Outlet, Route, Routes } from 'react-router-dom'
import { features } from '@/features'
import { addRefreshRules } from '@/lib/live/refresh_rules'
import { lazyPart } from '@/lib/parts/lazy_part'
import { currentSession, useSession } from '@/lib/session/session'
import { Fallback, Guard } from './guards'
import { ComponentKit } from './look/component_kit'
import { routeFor, withTranslations } from './pages'
import { PublicPage } from './public_page'
import { askAhead } from './shell/ahead'

const { Part: Shell, load: loadFrame } = lazyPart(
  async () => (await withTranslations(() => import('./shell/shell'), ['shell'])).Shell
)

for (const { refreshedBy } of features) if (refreshedBy) addRefreshRules(refreshedBy)

const routes = features
  .flatMap(({ name, textsOf = [], routes }) =>
    routes.map((route) => ({ ...route, namespaces: [name, ...textsOf] }))
  )
  .filter(({ isLight }) => !isLight)
  .map((route) => routeFor(route, route.namespaces))
const publicRoutes = routes.filter((route) => route.access === 'public')
const guardedRoutes = routes.filter((route) => route.access !== 'public')

/** All screens but those of the sign-in. Those behind a guard stand in the shell, which stays while they change. */
export function Screens({ location }: { location: Location }) {
  return (
    <ComponentKit>
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
    </ComponentKit>
  )
}

/** Loads all that the screen of an address needs, and asks for what most screens need first. */
export function loadScreen(pathname: string) {
  const isSignedIn = currentSession().status === 'signedIn'
  if (isSignedIn) askAhead()
  const open = isSignedIn ? routes : publicRoutes
  const screen = open.find(({ path }) => matchPath(path, pathname))
  return Promise.all([screen?.load(), isSignedIn && loadShell()])
}

/** The frame of the screens behind the sign-in, and the file that most of them share (chunks.ts). */
export const loadShell = () => Promise.all([loadFrame(), import('@/components/page/page')])

/** Signed out there is no shell: the guards below send the user to the right sign-in. */
function Frame() {
  const { status } = useSession()
  return status === 'signedIn' ? <Shell /> : <Outlet />
}
