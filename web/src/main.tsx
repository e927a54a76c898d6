import '@fontsource-variable/inter/wght.css'
import './components/styles/base'
import 'virtual:theme.css'
import './app/look/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app'
import { keepForOffline } from './app/keep_for_offline'
import { followColorScheme } from './app/look/color_scheme'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root".')

followColorScheme()
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>
)

if (import.meta.env.PROD)
  window.addEventListener('load', () => void keepForOffline(), { once: true })
