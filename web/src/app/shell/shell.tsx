import '@/components/styles/all'
import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router-dom'
import { Loading } from '@/components/loading/loading'
import { useLiveRefresh } from '@/lib/live/use_live_refresh'
import { useCurrentUser } from '@/lib/session/current_user'
import { keptZone, useKeepFrame } from '@/lib/session/kept_frame'
import { useSettings } from '@/lib/settings'
import { useZoneOf } from '@/lib/time/zone'
import { lazyComponent } from '../pages'
import { clientOfShell, dropAhead } from './ahead'
import { ConnectionNote } from './connection_note'
import { FollowLanguage } from './follow_language'
import { Later } from './later'
import classes from './shell.module.css'
import { Sidebar } from './sidebar/sidebar'
import { Slot } from './slot'
import { TopBar } from './top_bar/top_bar'
import { useCutOff } from './use_cut_off'
import { useSlowScreen } from './use_slow_screen'

const Extras = lazyComponent(() => import('./extras'))

/** The frame around every screen behind the sign-in. Its data lives as long as it is shown. */
export function Shell() {
  const [queryClient] = useState(clientOfShell)
  useEffect(dropAhead, [])
  return (
    <QueryClientProvider client={queryClient}>
      <FollowLanguage />
      <FollowChanges />
      <InZone />
    </QueryClientProvider>
  )
}

/**
 * Until the server answers, the zone that it last named counts, else the browser's. When it names another one, days and times
 * are rendered again.
 */
function InZone() {
  const current = useSettings().data?.preferences.timeZone
  useKeepFrame(useCurrentUser().data, current)
  const zone = useZoneOf(current ?? keptZone())
  return (
    <>
      <Layout key={`layout ${zone}`} />
      <Later>
        <Suspense fallback={null}>
          <Extras />
        </Suspense>
        <Slot key={`overlay ${zone}`} name="overlay" />
      </Later>
    </>
  )
}

/** From the beginning, so that no change is missed between the first answers and the stream. */
function FollowChanges() {
  useLiveRefresh()
  return null
}

function Layout() {
  const { t } = useTranslation('shell')
  const isCutOff = useCutOff()
  const isSlow = useSlowScreen() && !isCutOff
  const me = useCurrentUser().data
  return (
    <>
      <a href="#content" className={classes.skip}>
        {t('sidebar.skip')}
      </a>
      <TopBar />
      <div className={classes.body}>
        <aside className={classes.sidebar}>
          <Sidebar />
        </aside>
        <div className={classes.column}>
          {me?.visit && <Slot name="visit" />}
          {me?.suspension && <Slot name="suspended" />}
          {me?.isLeaving && <Slot name="leaving" />}
          {me?.isMailServerFailing && <Slot name="mailOutage" />}
          <ConnectionNote />
          <main
            id="content"
            tabIndex={-1}
            className={classes.content}
            data-coming={isSlow || undefined}
          >
            {isSlow && (
              <div className={classes.coming}>
                <LoadingScreen />
              </div>
            )}
            <Suspense fallback={<LoadingScreen />}>
              {isCutOff ? <Slot name="offline" /> : <Outlet />}
            </Suspense>
          </main>
        </div>
      </div>
    </>
  )
}

function LoadingScreen() {
  return <Loading extent="page" text="loading.application" />
}
