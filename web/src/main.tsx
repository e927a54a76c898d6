import '@fontsource-variable/inter/wght.css'
import './components/styles/base'
import 'virtual:theme.css'
import './app/look/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app'
import { followColorScheme } from './app/look/color_scheme'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root".')

followColorScheme()
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>
)

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  navigator.serviceWorker.register('/service-worker.js').catch((failure: unknown) => {
    console.warn('The service worker could not be registered.', failure)
  })
}
